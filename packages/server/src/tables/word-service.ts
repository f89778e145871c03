import type { KeptSketch, Notes, OperatorAct, Said, Say, Word } from '@pangaea/wire';
import type { NewWord, Storage, StoredSeat, StoredTable, StoredWord } from '../storage/contract.ts';
import { Allowance } from './allowance.ts';
import { keep, OVERTAKEN, owns, writeOf } from './live.ts';
import { refused } from './refused.ts';
import type { TableService } from './table-service.ts';

/** The number of words that a table keeps; the oldest are deleted. */
const KEPT = 500;
/** Keys of clients contain no space, so no client can use this one. */
const OPERATORS_KEY = 'operator ';
/** The number of words that are sent when the table is opened. */
const SHOWN = 200;
const MINUTE_MS = 60_000;
/** Limits for one minute: words of a seat, and changes of notes by a person. */
const WORDS_A_MINUTE = 12;
const NOTES_A_MINUTE = 40;
const SKETCHES_A_MINUTE = 60;

/** Words that people send each other at a table, and private notes and sketches. */
export class WordService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #now: () => number;
  readonly #words: Allowance;
  readonly #notes: Allowance;
  readonly #sketches: Allowance;
  /** Sends the notes to the other devices of the person. */
  readonly #noted: (person: number, notes: Notes) => void;

  constructor(
    storage: Storage,
    tables: TableService,
    now: () => number,
    noted: (person: number, notes: Notes) => void,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#now = now;
    this.#noted = noted;
    this.#words = new Allowance(WORDS_A_MINUTE, MINUTE_MS);
    this.#notes = new Allowance(NOTES_A_MINUTE, MINUTE_MS);
    this.#sketches = new Allowance(SKETCHES_A_MINUTE, MINUTE_MS);
  }

  /** The words of a table. Everybody who may watch the table may read them. */
  async read(id: string, after: number): Promise<readonly Word[]> {
    await this.#tables.find(id);
    const words = await this.#storage.wordsAfter(id, after, SHOWN);
    return words.map((word) => wordOf(id, word));
  }

  /**
   * Stores a word from a seat, durably when it is answered. Sent again it has the same result.
   * @throws Refused if nothing was stored: not a seat of this person, too many words, or a reaction
   * without a subject
   */
  async say(id: string, person: number | undefined, { seat, key, said }: Say): Promise<Word> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = table.seats.find((each) => each.seat === seat);
      if (found === undefined || !owns(found, person)) throw refused('not-your-seat', { seat });
      const part = partOf(said);
      const before = await this.#storage.findWord(id, seat, key);
      if (before !== undefined) {
        const isSame = (['kind', 'body', 'about'] as const).every(
          (field) => before[field] === part[field],
        );
        if (!isSame) throw refused('key-reused', { key });
        return wordOf(id, before);
      }
      await this.#checkTarget(table, said);
      const created = this.#now();
      const seconds = this.#words.take([`${id} ${seat}`], created);
      if (seconds > 0) throw refused('too-many-words', { seconds });
      const word = { seat, name: found.name, key, ...part };
      const told = toldOf(id, { ...word, created });
      const message = { table: id, kind: 'word', texts: [JSON.stringify(told)] } as const;
      const write = { ...writeOf(table, created), word, keep: KEPT, message };
      const number = await this.#storage.writeWord(write);
      if (number === false) return OVERTAKEN;
      keep(live, table);
      return { ...told, number };
    });
  }

  /** The notes of a person. @throws Refused unless the person sits at the table or made it */
  async notes(id: string, person: number | undefined): Promise<Notes> {
    const author = await this.#author(id, person);
    const kept = await this.#storage.notesOf(id, author);
    return { table: id, text: kept?.body ?? '', changed: kept?.changed ?? 0 };
  }

  /**
   * Replaces the notes of a person.
   * @throws Refused as `notes`, or if it is done too often
   */
  async note(id: string, person: number | undefined, text: string): Promise<Notes> {
    const author = await this.#author(id, person);
    const changed = this.#now();
    const seconds = this.#notes.take([`${author}`], changed);
    if (seconds > 0) throw refused('too-many-words', { seconds });
    await this.#storage.writeNotes(id, author, { body: text, changed });
    const notes = { table: id, text, changed };
    this.#noted(author, notes);
    return notes;
  }

  /** The sketch of a person at a table. @throws Refused unless the person sits at the table or made it */
  async sketch(id: string, person: number | undefined): Promise<KeptSketch> {
    const author = await this.#author(id, person);
    const kept = await this.#storage.sketchOf(id, author);
    return { table: id, sketch: kept?.sketch ?? '', changed: kept?.changed ?? 0 };
  }

  /**
   * Replaces the sketch of a person; the version of the last device counts.
   * @throws Refused as `sketch`, or if it is done too often
   */
  async keepSketch(id: string, person: number | undefined, sketch: string): Promise<KeptSketch> {
    const author = await this.#author(id, person);
    const changed = this.#now();
    const seconds = this.#sketches.take([`${author}`], changed);
    if (seconds > 0) throw refused('too-many-words', { seconds });
    await this.#storage.writeSketch(id, author, { sketch, changed });
    return { table: id, sketch, changed };
  }

  /**
   * Checks the subject of a reaction.
   * @throws Refused if a reaction has no subject, or two
   */
  async #checkTarget({ id, version }: StoredTable, said: Said): Promise<void> {
    if (said.kind !== 'reaction') return;
    const { word, move } = said;
    if ((word === undefined) === (move === undefined)) {
      throw refused('request-malformed', { where: 'body/said', why: 'either word or move' });
    }
    if (word !== undefined && !(await this.#storage.hasWord(id, word))) {
      throw refused('word-unknown', { word });
    }
    if (move !== undefined && move > version) throw refused('version-unknown', { version });
  }

  async #author(id: string, person: number | undefined): Promise<number> {
    const { table } = await this.#tables.find(id);
    const isTheirs = table.host === person || table.seats.some((seat) => owns(seat, person));
    if (person === undefined || !isTheirs) throw refused('not-your-seat');
    return person;
  }
}

function partOf(said: Said): Pick<StoredWord, 'kind' | 'body' | 'about'> {
  if (said.kind === 'phrase') return { kind: 'phrase', body: said.phrase, about: '' };
  if (said.kind === 'text') return { kind: 'text', body: said.text.trim(), about: '' };
  const { reaction, word, move } = said;
  const about = word === undefined ? `move ${move}` : `word ${word}`;
  return { kind: 'reaction', body: reaction, about };
}

/** Reports to the people at a table an act of the operator on a seat. */
export function operatorDid(
  table: string,
  { seat, name }: Pick<StoredSeat, 'seat' | 'name'>,
  did: OperatorAct,
  now: number,
): NewWord {
  const key = `${OPERATORS_KEY}${now}`;
  const word = { seat, name, key, kind: 'operator', body: did, about: '' } as const;
  const told = toldOf(table, { ...word, created: now });
  const message = { table, kind: 'word', texts: [JSON.stringify(told)] } as const;
  return { word, keep: KEPT, message };
}

function wordOf(table: string, { number, ...word }: StoredWord): Word {
  return { ...toldOf(table, word), number };
}

/** A word in the form in which it is sent, without its number. */
function toldOf(
  table: string,
  { seat, name, created, ...word }: Omit<StoredWord, 'number'>,
): Omit<Word, 'number'> {
  return { table, seat, name, at: created, said: saidOf(word) };
}

function saidOf({ kind, body, about }: Pick<StoredWord, 'kind' | 'body' | 'about'>): Word['said'] {
  if (kind === 'operator') return { kind, did: body as OperatorAct };
  if (kind === 'text') return { kind, text: body };
  if (kind === 'phrase') return { kind, phrase: body } as Said;
  const [target, number] = about.split(' ');
  return { kind, reaction: body, [target]: Number(number) } as Said;
}
