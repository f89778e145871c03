"""Writes packages/server/src/identity/confusables.ts from the ICU library of this machine (Debian: libicu).

Each character that stays as it is under NFKC, and looks like another one to Unicode TR 39, with its prototype.
"""
import ctypes
import glob
import re
import unicodedata

PATH = sorted(glob.glob('/usr/lib/*/libicui18n.so.*'))[0]
VERSION = re.search(r'so\.(\d+)', PATH).group(1)
OUT = 'packages/server/src/identity/confusables.ts'
icu = ctypes.CDLL(PATH)
opened = icu[f'uspoof_open_{VERSION}']
opened.restype = ctypes.c_void_p
status = ctypes.c_int(0)
checker = opened(ctypes.byref(status))
assert status.value <= 0
skeleton_of = icu[f'uspoof_getSkeletonUTF8_{VERSION}']
text, length = ctypes.c_char_p, ctypes.c_int32
skeleton_of.argtypes = [ctypes.c_void_p, ctypes.c_uint32, text, length, text, length, ctypes.c_void_p]


def skeleton(one):
    given, out, status = one.encode(), ctypes.create_string_buffer(4096), ctypes.c_int(0)
    size = skeleton_of(checker, 0, given, len(given), out, 4096, ctypes.byref(status))
    assert status.value <= 0
    return out.raw[:size].decode()


def number(code):
    digits = '0123456789abcdefghijklmnopqrstuvwxyz'
    return (number(code // 36) if code >= 36 else '') + digits[code % 36]


groups = {}
for code in range(0x21, 0x30000):
    one = chr(code)
    if 0xD800 <= code < 0xE000 or unicodedata.normalize('NFKC', one) != one:
        continue
    if unicodedata.normalize('NFD', one) != one:
        continue
    prototype = skeleton(one)
    if prototype != one:
        groups.setdefault(prototype, []).append(code)

parts, lines = [], []
for prototype, codes in sorted(groups.items()):
    name = '+'.join(number(ord(one)) for one in prototype)
    steps = [number(code - before) for before, code in zip([0, *codes], codes)]
    parts.append(f'{name}={",".join(steps)}')
line = ''
for part in parts:
    if line and len(line) + len(part) > 110:
        lines.append(line)
        line = ''
    line = f'{line} {part}'.strip()
lines.append(line)
with open(OUT, 'w') as file:
    file.write(f'''/**
 * Characters that look like others by Unicode TR 39, as ICU {VERSION} has them, under the licence of Unicode (see
 * THIRD-PARTY-NOTICES.md). Each group is a prototype, as numbers of base 36 joined by `+`, and after `=` the characters that
 * look like it, each as the step from the one before. `scripts/confusables.py` writes this file.
 */
export const CONFUSABLES = `
''' + '\n'.join(lines) + '\n`;\n')
print(sum(map(len, groups.values())), len(groups), len(lines))
