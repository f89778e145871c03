"""A program that plays one seat at a table of a Pangaea server to the end, in any game.

To write your own bot, change the function `choose`.

    PANGAEA_TOKEN=... python3 examples/bot.py http://127.0.0.1:8080/t/TABLE

The token is made on the page of the table (Settings, Seats of this table). See docs/bots.md. Python 3.9 or newer is
enough.
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
    """Chooses a command. All commands of the list are legal; this bot takes one at random."""
    return random.choice(turn["commands"])


class Table:
    """The seat that belongs to the token."""

    def __init__(self, address, token):
        self.origin, self.id = address.rstrip("/").split("/t/")
        self.api = f"{self.origin}/api/tables/{self.id}"
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, url, body=None):
        """Repeats a request until there is an answer. If the server is busy, the next try waits as long as it says."""
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
                pass  # The server was not reached, or the connection broke.
            time.sleep(wait)

    def play(self):
        """Plays until others have to decide. Returns the table's version (-1 before the deal), and whether the game is over."""
        while True:
            status, turn = self.ask(f"{self.api}/legal")
            if status == 409:
                return -1, False
            if turn["over"] or not turn["commands"]:
                return turn["version"], turn["over"]
            command = choose(turn)
            # All tries have the same key, so the segment is played once even if it arrives twice.
            segment = {
                "seat": turn["seat"],
                "version": turn["version"],
                "key": str(uuid.uuid4()),
                "commands": [command],
            }
            status, answer = self.ask(f"{self.api}/segments", segment)
            if status == 200:
                print(turn["version"], command, flush=True)
            elif status != 409:  # 409: the command came too late and changed nothing; the turn is asked for again.
                sys.exit(f"{command} was refused: {answer['refusal']['code']}")

    def events(self):
        """Yields the version of the table after each message. It connects again after the connection was lost."""
        while True:
            try:
                request = urllib.request.Request(f"{self.origin}/api/stream", None, self.headers)
                # The server sends at least one line every 15 seconds.
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
                            yield 0  # The game is dealt when every seat has its player.
            except urllib.error.HTTPError as error:
                if error.code == 401:
                    sys.exit("The token opens nothing, or no longer.")
            except OSError:
                pass  # The stream has ended, or the server cannot be reached.
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
