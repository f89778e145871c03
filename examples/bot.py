"""A program that plays one seat at a table of a Pangaea server, in any of its games, to the end. Begin here: `choose`.

    PANGAEA_TOKEN=... python3 examples/bot.py http://127.0.0.1:8080/t/TABLE

The token is made at the table's page (Settings, Seats of this table). See docs/bots.md. Python 3.9 or newer, nothing else.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


def choose(turn):
    """What to do. Any command of the list is legal; this one takes whichever."""
    return random.choice(turn["commands"])


class Table:
    """The seat that the token opens."""

    def __init__(self, address, token):
        self.origin, self.id = address.rstrip("/").split("/t/")
        self.api = f"{self.origin}/api/tables/{self.id}"
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, url, body=None):
        """Asks until there is an answer: what is too fast waits, what the server cannot do now is tried again."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            wait = 1
            try:
                request = urllib.request.Request(url, data, self.headers)
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return 200, json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code == 401:
                    sys.exit("The token opens nothing, or no longer.")
                if error.code == 404:
                    sys.exit("There is no such table.")
                if error.code != 429 and error.code < 500:
                    return error.code, json.load(error)
                wait = int(error.headers.get("retry-after", 1))
            except OSError:
                pass  # Not reached, or cut off in the middle.
            time.sleep(wait)

    def play(self):
        """Plays until others must. Returns the version of the table, -1 while it is not dealt, and whether it is over."""
        while True:
            status, turn = self.ask(f"{self.api}/legal")
            if status == 409:
                return -1, False
            if turn["over"] or not turn["commands"]:
                return turn["version"], turn["over"]
            command = choose(turn)
            # The same key for every attempt: however often the segment arrives, it is played once.
            segment = {
                "seat": turn["seat"],
                "version": turn["version"],
                "key": str(uuid.uuid4()),
                "commands": [command],
            }
            status, answer = self.ask(f"{self.api}/segments", segment)
            if status == 200:
                print(turn["version"], command, flush=True)
            elif status != 409:  # 409: it came too late and changed nothing; the turn is looked at again.
                sys.exit(f"{command} was refused: {answer['refusal']['code']}")

    def events(self):
        """How far the table is, whenever the stream tells; it comes back when the connection is lost."""
        while True:
            try:
                request = urllib.request.Request(f"{self.origin}/api/stream", None, self.headers)
                # Something comes every 15 seconds.
                with urllib.request.urlopen(request, timeout=60) as stream:
                    event = ""
                    for line in stream:
                        name, _, value = line.decode().rstrip("\n").partition(": ")
                        if name == "event":
                            event = value
                        elif name == "data" and event == "hello":
                            yield from (table["version"] for table in json.loads(value)["tables"])
                        elif name == "data" and event == "segment":
                            yield json.loads(value)["version"]
                        elif name == "data" and event == "seats":
                            yield 0  # With the last one who sits down the game is dealt.
            except urllib.error.HTTPError as error:
                if error.code == 401:
                    sys.exit("The token opens nothing, or no longer.")
            except OSError:
                pass  # Ended, or not reached.
            time.sleep(1)


def main():
    if len(sys.argv) != 2 or "PANGAEA_TOKEN" not in os.environ:
        sys.exit("Say which table, its address, and set PANGAEA_TOKEN to the token of the seat.")
    table = Table(sys.argv[1], os.environ["PANGAEA_TOKEN"])
    known = -1
    for version in table.events():
        if version <= known:
            continue
        known, over = table.play()
        if over:
            print("The game is over.")
            return


main()
