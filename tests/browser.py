# SPDX-License-Identifier: MIT
"""Plays a page in a headless Chromium by way of WebDriver, as standard input says, line by line:

    open ADDRESS        open a file or what follows the # in the address of the page that is open
    reload              load it again
    keys KEY ...        press keys: characters, names such as ArrowDown, Shift+5, Control+z
    js CODE             run a function's body, print what it returns
    until CODE          the same again and again, until that is not nothing
    click SELECTOR      click an element
    size WIDTH HEIGHT   as of a phone's screen
    media NAME VALUE    such as: prefers-color-scheme dark
    shot FILE           a picture of what is seen
    pdf FILE            what would be printed

It ends with status 77 where no browser starts, and 1 when the page reports an error.
    browser.py [LANGUAGE] < STEPS
"""

import base64
import glob
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

KEYS = {"Backspace": "\ue003", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009",
        "Escape": "\ue00c", "Space": " ", "PageUp": "\ue00e", "PageDown": "\ue00f",
        "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017", "Tab": "\ue004"}


class Browser:
    def __init__(self, language):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        self.driver = subprocess.Popen(["chromedriver", f"--port={port}"],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                self.call("GET", "/status")
                break
            except OSError:
                time.sleep(0.1)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                     "--disable-dev-shm-usage", "--window-size=1280,900"]
        options = {"args": arguments, "prefs": {"intl.accept_languages": language}}
        wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "SEVERE"}}
        try:
            session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        except SystemExit as error:
            print(error, file=sys.stderr)
            self.close()
            sys.exit(77)
        self.base += "/session/" + session["sessionId"]
        self.profile = session["capabilities"]["chrome"]["userDataDir"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            sys.exit(json.load(error)["value"]["message"].splitlines()[0])

    def devtools(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def stored(self):
        """What the browser has on disk of all that pages keep."""
        logs = glob.glob(os.path.join(self.profile, "Default", "Local Storage", "leveldb", "*.log"))
        return b"".join(pathlib.Path(log).read_bytes() for log in logs)

    def kept(self):
        """The browser's store for pages in files, where there is one."""
        code = "return location.protocol === 'file:' ? {...localStorage} : {}"
        return self.call("POST", "/execute/sync", {"script": code, "args": []})

    def settle(self, kept):
        """Ends when what a page keeps is on disk: one that is loaded before may not find it.
        A value that is there in two pieces is not seen; then ten seconds are enough."""
        wanted = [text.encode("latin-1" if text.isascii() else "utf-16-le")
                  for text in kept.values()]
        end = time.monotonic() + 10
        while time.monotonic() < end and not all(text in self.stored() for text in wanted):
            time.sleep(0.1)

    def load(self, path, body):
        """A busy browser may give a page an empty store: then it is loaded again."""
        kept = self.kept()
        self.settle(kept)
        for _ in range(5):
            self.call("POST", path, body)
            if kept.keys() <= self.kept().keys():
                break

    def go_to(self, part):
        """Ends when the page has been told: it hears of a change after that is made."""
        code = ("const [part, done] = arguments; if (location.hash === part) done(); else {"
                "addEventListener('hashchange', () => setTimeout(done), {once: true});"
                "location.hash = part; }")
        self.call("POST", "/execute/async", {"script": code, "args": [part]})

    def open(self, address):
        if address.startswith("#"):
            self.go_to(address)
        else:
            self.load("/url", {"url": "file://" + os.path.abspath(address)})

    def reload(self):
        self.load("/refresh", {})

    def keys(self, *names):
        actions = []
        for name in names:
            held = [KEYS.get(key, key) for key in name.split("+")]
            actions += [{"type": "keyDown", "value": key} for key in held]
            actions += [{"type": "keyUp", "value": key} for key in reversed(held)]
        keyboard = {"type": "key", "id": "keyboard", "actions": actions}
        self.call("POST", "/actions", {"actions": [keyboard]})

    def js(self, code):
        return self.call("POST", "/execute/sync", {"script": code, "args": []})

    def until(self, code):
        for _ in range(100):
            answer = self.js(code)
            if answer:
                return answer
            time.sleep(0.1)
        return None

    def click_once(self, selector):
        found = self.call("POST", "/element", {"using": "css selector", "value": selector})
        self.call("POST", f"/element/{list(found.values())[0]}/click", {})

    def click(self, selector):
        """Tries until the page, which may still be on its way to another view, lets it."""
        for _ in range(50):
            try:
                return self.click_once(selector)
            except SystemExit:
                time.sleep(0.1)
        return self.click_once(selector)

    def size(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride", width=int(width), height=int(height),
                      deviceScaleFactor=2, mobile=True)

    def media(self, name, value):
        self.devtools("Emulation.setEmulatedMedia", features=[{"name": name, "value": value}])

    def write(self, path, data):
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def shot(self, path):
        self.write(path, self.call("GET", "/screenshot"))

    def pdf(self, path):
        printed = self.devtools("Page.printToPDF", preferCSSPageSize=True, generateTaggedPDF=True)
        self.write(path, printed["data"])

    def errors(self):
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def close(self):
        if "/session/" in self.base:
            self.call("DELETE", "")
        self.driver.terminate()
        self.driver.wait()


def main():
    if not shutil.which("chromedriver"):
        sys.exit(77)
    browser = Browser(sys.argv[1] if len(sys.argv) > 1 else "en")
    try:
        for line in sys.stdin:
            name, _, rest = line.strip().partition(" ")
            if not name:
                continue
            operands = [rest] if name in ("js", "until", "click") else rest.split()
            answer = getattr(browser, name)(*operands)
            if name in ("js", "until") and answer is not None:
                print(answer if isinstance(answer, str) else json.dumps(answer))
        errors = browser.errors()
    finally:
        browser.close()
    sys.exit("\n".join(errors) if errors else 0)


main()
