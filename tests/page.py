# SPDX-License-Identifier: MIT
"""Reads a page of sudoku2html as a browser's parser would, and prints what is in it.

    page.py puzzles PAGE      NUMBER VARIANT CELLS LABEL of each puzzle, blanks as dots
    page.py solutions PAGE    NUMBER CELLS of each solution
    page.py sheets PAGE       HEADER|NUMBERS OF THE BOARDS|FOOTER of each sheet of paper
    page.py marked PAGE       CLASSES of the cells of the first puzzle, in rows, '-' for none
    page.py text PAGE PATH    the text of each element that PATH names: title, h1, ...
    page.py links PAGE        everything that a browser would fetch

It fails on a tag that is not closed, closed twice or in the wrong order, and on a doubled id.
"""

import json
import sys
from html.parser import HTMLParser

VOID = {"meta", "br", "path", "circle", "link", "img", "input"}


class Element:
    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.parent = tag, dict(attributes), parent
        self.children, self.pieces = [], []  # pieces are children and text, in order

    def all(self, tag, name=None):
        for child in self.children:
            names = child.attributes.get("class", "").split()
            if child.tag == tag and (name is None or name in names):
                yield child
            yield from child.all(tag, name)

    def text(self):
        return "".join(p if isinstance(p, str) else p.text() for p in self.pieces)


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.root = self.at = Element("", [], None)
        self.ids = set()
        self.feed(text)
        self.close()
        assert self.at is self.root, f"<{self.at.tag}> is not closed"

    def handle_starttag(self, tag, attributes):
        element = Element(tag, attributes, self.at)
        self.at.children.append(element)
        self.at.pieces.append(element)
        identity = element.attributes.get("id")
        assert identity not in self.ids, f"id {identity} is there twice"
        if identity:
            self.ids.add(identity)
        if tag not in VOID:
            self.at = element

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        assert tag == self.at.tag, f"</{tag}> at {self.getpos()} closes <{self.at.tag}>"
        self.at = self.at.parent

    def handle_data(self, data):
        self.at.pieces.append(data)


def cells(board):
    found = [cell.text() or "." for cell in board.all("td")]
    return ("" if all(len(cell) == 1 for cell in found) else ",").join(found)


def label(article):
    return "".join(element.text() for element in article.all("span", "label"))


def number(article):
    return next(article.all("span", "number")).text()


def main(what, path, *rest):
    with open(path, encoding="utf-8", errors="strict") as file:
        root = Page(file.read()).root
    puzzles = list(root.all("article", "puzzle"))
    if what == "puzzles":
        scripts = [s for s in root.all("script") if s.attributes.get("id") == "shapes"]
        shapes = json.loads(scripts[0].text())
        for article in puzzles:
            shape = shapes[int(article.attributes["data-shape"])]
            print(number(article), shape["variant"], cells(article), label(article))
    elif what == "solutions":
        for article in root.all("article", "solution"):
            print(number(article), cells(article))
    elif what == "sheets":
        for sheet in root.all("section", "sheet"):
            boards = [number(article) for article in sheet.all("article")]
            head, foot = ("".join(element.text() for element in sheet.all(tag, "paper"))
                          for tag in ("header", "footer"))
            print(head, " ".join(boards), foot, sep="|")
    elif what == "marked":
        for row in puzzles[0].all("tr"):
            classes = [cell.attributes.get("class", "-").replace(" ", "") for cell in row.all("td")]
            print(" ".join(classes))
    elif what == "text":
        for element in root.all(*rest):
            print(element.text())
    elif what == "links":
        for tag in ("script", "link", "img", "iframe", "a"):
            for element in root.all(tag):
                for attribute in ("src", "href"):
                    link = element.attributes.get(attribute, "#")
                    if not link.startswith("#"):
                        print(tag, link)


main(*sys.argv[1:])
