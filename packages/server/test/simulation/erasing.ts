import type { KeyList } from '@pangaea/wire';
import type { Leaning } from './company.ts';
import { rest } from './connection.ts';
import type { Person } from './person.ts';

// People are erased: by themselves with a key, or by whoever runs the server.

/** People erase themselves, and ask whoever runs the server for it. */
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

/** Nothing that was sent before is on its way any more. */
const QUIET_MS = 125_000;

/** Somebody wants to be erased, and does nothing else any more. */
export interface Going {
  readonly person: number;
  readonly by: 'itself' | 'operator';
}

/** Erases itself with a key that is a day old. */
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

/** Asks whoever runs the server for it. */
export async function askToBeErased(person: Person): Promise<void> {
  const { company, cookie } = person;
  const own = company.disk.personOf(cookie ?? '');
  if (person.isShared || company.losesCookies || own === undefined) return;
  await rest(company, QUIET_MS);
  company.erasing.begins(own, person.name);
  person.going = { person: own, by: 'operator' };
  company.toErase.push(own);
}

/** Waits until it is erased; a server that ends meanwhile has done a part. @returns whether there is nothing else to do */
export async function goOn(person: Person): Promise<boolean> {
  const { going, company } = person;
  if (going === undefined) return false;
  if (company.erasing.isErased(going.person)) return end(person);
  // The operator comes no more.
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
  // It listens on for a while: nobody may tell it anything.
  await rest(person.company, QUIET_MS);
  person.company.erasing.look();
  person.end();
  return true;
}
