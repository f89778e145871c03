import { CONFUSABLES } from './confusables.ts';

/**
 * Characters that make no visible difference between two names: joiners and variation selectors.
 */
const INVISIBLE = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;
/** Signs that are hardly visible beside letters. */
const SLIGHT = /[\s\p{P}]/gu;
/** A letter with more marks than any language uses: they would cover other lines. */
const TOO_MANY_MARKS = /\p{M}{4}/u;
/** The longest name that a form accepts. */
const LONGEST = 24;

/**
 * Letters of other styles that Unicode TR 39 does not contain: small capitals, white letters in
 * squares and circles.
 */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ\u0000ʏᴢ';
const WHITE_LETTERS = [0x1f150, 0x1f170, 0x1f1e6];

/** Whether people could read two names as the same. An empty name equals no other. */
export function isSameName(one: string, other: string): boolean {
  if (one.trim() === '' || other.trim() === '') return false;
  const [read, readOther] = [readAs(one), readAs(other)];
  if (read === readOther) return true;
  return (
    skeletonOf(read) === skeletonOf(readOther) ||
    skeletonOf(plain(one)) === skeletonOf(plain(other))
  );
}

/** Whether a letter has more than three combining marks. */
export function hasTooManyMarks(name: string): boolean {
  return TOO_MANY_MARKS.test(name.normalize('NFC'));
}

/** Another name for a person whose name is taken: with a number after it. */
export function otherName(name: string, taken: readonly string[]): string {
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const letters = [...name.trim()]
      .slice(0, LONGEST - end.length)
      .join('')
      .trim();
    const proposal = `${letters}${end}`;
    if (!taken.some((each) => isSameName(proposal, each))) return proposal;
  }
}

function plain(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

function readAs(name: string): string {
  return plain(name).toLowerCase();
}

/**
 * The form of a name in which letters that look alike are equal. A name that consists only of signs
 * keeps them.
 */
function skeletonOf(name: string): string {
  const letters = name.replace(SLIGHT, '');
  const looks = [...(letters === '' ? name : letters).normalize('NFD')].map(looksLike).join('');
  return looks.normalize('NFD');
}

function looksLike(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const block = WHITE_LETTERS.find((first) => code >= first && code < first + 26);
  const small = SMALL_CAPITALS.indexOf(letter);
  const plain =
    block !== undefined
      ? String.fromCodePoint(0x61 + code - block)
      : small >= 0
        ? String.fromCodePoint(0x61 + small)
        : letter;
  return prototypes().get(plain) ?? plain;
}

let read: ReadonlyMap<string, string> | undefined;

/** For each character, the one that it looks like; loaded when names are first compared. */
function prototypes(): ReadonlyMap<string, string> {
  read ??= new Map(
    CONFUSABLES.trim()
      .split(/\s+/)
      .flatMap((group) => {
        const [name, steps] = group.split('=');
        const characters = name.split('+').map((each) => Number.parseInt(each, 36));
        const prototype = String.fromCodePoint(...characters);
        let code = 0;
        return steps.split(',').map((step) => {
          code += Number.parseInt(step, 36);
          return [String.fromCodePoint(code), prototype] as const;
        });
      }),
  );
  return read;
}
