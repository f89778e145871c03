import type { KeyList } from '@pangaea/wire';
import type { Leaning } from './company.ts';
import { rest } from './connection.ts';
import type { Person } from './person.ts';

// People are erased: by their own request with a key, or by the operator.

/** People often erase themselves, or ask the operator for it. */
export const ERASING: Leaning = {
  hasOperator: true,
  losesCookies: false,
  invites: 0.3,
  more: {
    'erase itself': 43,
    'ask to be erased': 10,
    'add words': 20,
    invite: 72,
    'answer invitations': 12,
    say: 20,
  },
};

/** After this time, in milliseconds, no earlier message is on its way any more. */
const QUIET_MS = 125_000;

/** The state of a person who waits to be erased and does nothing else. */
export interface Going {
  readonly person: number;
  readonly by: 'itself' | 'operator';
}

/** Asks for the erasure with a key that is a day old. */
export async function eraseItself(person: Person): Promise<void> {
  const { keeping, company, cookie } = person;
  const [words] = keeping.words;
  const own = company.disk.personOf(cookie ?? '');
  if (person.isShared || company.losesCookies || words === undefined || own === undefined) return;
  const { body } = await person.ask<KeyList>('GET', '/api/keys');
  if (body.keys?.some(({ id, young }) => id === words.id && !young) !== true) return;
  await rest(company, QUIET_MS);
  company.erasing.begins(own, person.name);
  person.going = { person: own, by: 'itself' };
  await goOn(person);
}

/** Asks the operator for the erasure. */
export async function askToBeErased(person: Person): Promise<void> {
  const { company, cookie } = person;
  const own = company.disk.personOf(cookie ?? '');
  if (person.isShared || company.losesCookies || own === undefined) return;
  await rest(company, QUIET_MS);
  company.erasing.begins(own, person.name);
  person.going = { person: own, by: 'operator' };
  company.toErase.push(own);
}

/**
 * Waits until the person is erased. If the server stopped in between, a part is done, and the
 * request is repeated.
 * @returns whether the person has nothing else to do
 */
export async function goOn(person: Person): Promise<boolean> {
  const { going, company } = person;
  if (going === undefined) return false;
  if (company.erasing.isErased(going.person)) return end(person);
  // In a calm simulation the operator erases nobody.
  if (going.by === 'operator') return !company.isCalm;
  const [words] = person.keeping.words;
  const key = { kind: 'words', secret: words?.secret };
  await person.ask('POST', '/api/keys/proof', { key });
  const { status, body } = await person.ask('DELETE', '/api/person');
  company.ledger.count(`erased ${body.refusal?.code ?? status}`);
  const isGone = company.erasing.isErased(going.person);
  if (status === 200 && !isGone) person.fault('is told that it is erased, and is there');
  if (isGone) return end(person);
  person.going = undefined;
  return true;
}

async function end(person: Person): Promise<true> {
  // The stream stays open for a while: no message may come on it.
  await rest(person.company, QUIET_MS);
  person.company.erasing.look();
  person.end();
  return true;
}
