import type { DrawnWords, KeyList } from '@pangaea/wire';
import { Connection } from './connection.ts';
import type { Person } from './person.ts';

// Recovery words: added, shown on a device that nobody knows, and removed.

/** Words that a person has as a key, and nobody else knows. */
interface Words {
  readonly id: number;
  readonly secret: string;
}

/** More keys would say nothing more. */
const MOST = 3;

/** All that a person knows of its keys. */
export class Keeping {
  words: readonly Words[] = [];
  /** Cookies of devices, with the key by which each came. */
  readonly came = new Map<string, number>();
}

export async function addWords(person: Person): Promise<void> {
  const { keeping, company } = person;
  if (person.isShared || keeping.words.length >= MOST || !(await show(person))) return;
  const drawn = await person.ask<DrawnWords>('POST', '/api/keys/words', {});
  if (drawn.status !== 200) return company.ledger.count(`words ${drawn.body.refusal?.code}`);
  const { secret } = drawn.body;
  const { status, body } = await person.ask<KeyList>('POST', '/api/keys', {
    key: { kind: 'words', secret },
  });
  company.ledger.count(`words ${body.refusal?.code ?? 'added'}`);
  if (status !== 201) return;
  const id = Math.max(...body.keys.filter(({ kind }) => kind === 'words').map((key) => key.id));
  keeping.words = [...keeping.words, { id, secret }];
}

/** Shows one of its keys on this device, if it has one. @returns whether nothing stands in the way of a change */
async function show(person: Person): Promise<boolean> {
  const { words } = person.keeping;
  if (words.length === 0) return true;
  const { secret } = person.chance.pick(words);
  const { status } = await person.ask('POST', '/api/keys/proof', {
    key: { kind: 'words', secret },
  });
  return status === 200;
}

/** Removes some words: nobody comes by them any more, and whoever came by them has gone. */
export async function removeWords(person: Person): Promise<void> {
  const { keeping, company, chance, cookie } = person;
  const { disk, ledger } = company;
  if (person.isShared || keeping.words.length < 2 || !(await show(person))) return;
  const { id, secret } = chance.pick(keeping.words);
  const { status, body } = await person.ask<KeyList>('DELETE', `/api/keys/${id}`);
  ledger.count(`words ${body.refusal?.code ?? 'removed'}`);
  if (status !== 200) return;
  keeping.words = keeping.words.filter((each) => each.id !== id);
  const own = disk.personOf(cookie ?? '');
  for (const [other, key] of keeping.came) {
    const isIn = other !== cookie && own !== undefined && disk.personOf(other) === own;
    if (key === id && isIn) person.fault(`has a device still that came by the removed key ${id}`);
  }
  const stranger = new Connection(
    company,
    company.newNumber(),
    { lost: 0, doubled: 0, cut: 0, delayMs: 30 },
    chance,
  );
  const key = { kind: 'words', secret };
  const tried = await stranger.ask('POST', '/api/sign-in', { key, games: 'leave' });
  ledger.count(`removed words ${tried.status}`);
  if (tried.status === 200) person.fault(`is opened by the removed key ${id}`);
}

/** Loses its device, and comes back by its words on another one, which may be somebody already. */
export async function signInAnew(person: Person): Promise<void> {
  const { keeping, company, chance, cookie: lost } = person;
  const { disk, ledger } = company;
  if (person.isShared || keeping.words.length === 0 || lost === undefined) return;
  const { id, secret } = chance.pick(keeping.words);
  const own = disk.personOf(lost);
  person.leaveDevice(undefined);
  try {
    if (chance.happens(0.5)) await person.setHours();
    const games = chance.pick(['bring', 'leave']);
    const key = { kind: 'words', secret };
    const { status, body } = await person.ask('POST', '/api/sign-in', { key, games });
    ledger.count(`sign in ${body.refusal?.code ?? 'done'}`);
    const { cookie } = person;
    if (status === 200 && cookie !== undefined) {
      const found = disk.personOf(cookie);
      if (found !== own) person.fault(`is person ${own}, and signs in as ${found}`);
      keeping.came.set(cookie, id);
      return person.listenAnew();
    }
  } catch (error) {
    person.leaveDevice(lost);
    throw error;
  }
  person.leaveDevice(lost);
}
