import type { DrawnWords, KeyList } from '@pangaea/wire';
import { Connection } from './connection.ts';
import type { Person } from './person.ts';

// Recovery words: people add them, sign in by them on an unknown device, and remove them.

/** Recovery words that are a key of a person and that only this person knows. */
interface Words {
  readonly id: number;
  readonly secret: string;
}

/** The most keys of a person; more would test nothing else. */
const MOST = 3;

/** The keys that a person knows. */
export class Keeping {
  words: readonly Words[] = [];
  /** Cookies of devices, with the number of the key by which each signed in. */
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

/**
 * Proves a key on this device, if the person has one.
 * @returns whether the person may change keys now
 */
async function show(person: Person): Promise<boolean> {
  const { words } = person.keeping;
  if (words.length === 0) return true;
  const { secret } = person.chance.pick(words);
  const { status } = await person.ask('POST', '/api/keys/proof', {
    key: { kind: 'words', secret },
  });
  return status === 200;
}

/**
 * Removes words. Then nobody can sign in by them, and the devices that signed in by them no longer
 * belong to the person.
 */
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

/** Loses the device, and signs in by words on another one, which may already belong to a person. */
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
