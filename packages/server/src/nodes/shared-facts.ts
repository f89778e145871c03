import { CODE_MS, type CodesOf, newOpenCode, type OpenCode, plainCode } from '../identity/codes.ts';
import { decrypted, encrypted } from '../identity/secrets.ts';
import type { KeyFacts } from '../keys/key-service.ts';
import {
  type CodePlace,
  MAIL_KEPT_MS,
  MailCodes,
  type MailCodesOf,
  nameOf,
} from '../keys/mail-codes.ts';
import { CHALLENGE_MS, type Challenges, type OpenChallenge } from '../keys/passkeys.ts';
import { PROOF_MS, Proofs, type ProofsOf } from '../keys/proofs.ts';
import { DRAWN_MS, DrawnWords, type DrawnWordsOf } from '../keys/recovery-words.ts';
import { Allowance, type Limit, type NewLimit } from '../tables/allowance.ts';
import { Askers, type AskersOf, placesAt } from '../tables/askers.ts';
import type { Passing } from './passing.ts';

// Facts that several servers share. A server alone keeps them in memory, several servers keep them
// in rows, and the rules are the same.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Makes turns for work that only one server does at a time. A server has its turn for a while, and
 * for longer if it asks again.
 * @returns a function that says whether it is the turn of this server
 */
export function turnOf(
  passing: Passing,
  what: string,
  server: string,
  leaseMs: number,
  now: () => number,
): () => Promise<boolean> {
  return () =>
    passing.change({ turn: [what] }, leaseMs, ({ turn }) => {
      const has = turn.get(what) as { readonly server: string; readonly until: number } | undefined;
      if (has !== undefined && has.server !== server && has.until > now()) return false;
      turn.set(what, { server, until: now() + leaseMs });
      return true;
    });
}

/** Limits that hold over all servers. */
export function sharedLimits(passing: Passing): NewLimit {
  return (name, perHour, hourMs = HOUR_MS): Limit => {
    const kind = `limit ${name}`;
    const change = <T>(networks: readonly string[], work: (limit: Allowance) => T) =>
      passing.change({ [kind]: networks }, hourMs, (facts) =>
        work(new Allowance(perHour, hourMs, facts[kind])),
      );
    return {
      take: (networks, now) => change(networks, (limit) => limit.take(networks, now)),
      give: (networks, now) => change(networks, (limit) => limit.give(networks, now)),
    };
  };
}

export function sharedAskers(passing: Passing): AskersOf {
  const change = async <T>(
    table: string,
    networks: readonly string[],
    work: (askers: Askers, networks: readonly string[]) => T,
  ) => {
    // The last request has the networks from which it came; they are hidden like names.
    const hidden = await Promise.all(networks.map((network) => passing.hidden(network)));
    const there = placesAt(table, hidden);
    const names = { asked: there, rests: there, last: [table] };
    return passing.change(names, DAY_MS, (facts) => work(new Askers(facts), hidden));
  };
  return {
    take: (table, networks, now) =>
      change(table, networks, (askers, hidden) => askers.take(table, hidden, now)),
    give: (table, networks, now) =>
      change(table, networks, (askers, hidden) => askers.give(table, hidden, now)),
    opened: (table, request, networks) =>
      change(table, networks, (askers, hidden) => askers.opened(table, request, hidden)),
    declined: async (table, request, byTheirs, now) => {
      const last = await passing.change({ last: [table] }, DAY_MS, (facts) =>
        facts.last.get(table),
      );
      const { networks = [] } = (last ?? {}) as { readonly networks?: readonly string[] };
      const there = placesAt(table, networks);
      const names = { asked: there, rests: there, last: [table] };
      await passing.change(names, DAY_MS, (facts) =>
        new Askers(facts).declined(table, request, byTheirs, now),
      );
    },
  };
}

export function sharedKeyFacts(passing: Passing): KeyFacts {
  return {
    mailCodes: sharedMailCodes(passing),
    challenges: sharedChallenges(passing),
    proofs: sharedProofs(passing),
    drawn: sharedDrawn(passing),
  };
}

/**
 * Rows contain no address: facts stand under a hidden form of it, and a link has the address
 * encrypted with the secret of the link.
 */
function sharedMailCodes(passing: Passing): MailCodesOf {
  const inLinks = (token: string) => `mail-link ${token}`;
  const hide = async (place: CodePlace): Promise<CodePlace> => ({
    ...place,
    address: await passing.hidden(`address ${place.address}`),
  });
  return {
    make: async (place, language, now) => {
      const hidden = await hide(place);
      const names = { open: [nameOf(hidden)], made: [hidden.address] };
      const made = await passing.change(names, MAIL_KEPT_MS, (facts) =>
        new MailCodes(facts).make(hidden, language, now),
      );
      const name = inLinks(made.token);
      const link: MailLink = {
        place: nameOf(hidden),
        address: encrypted(place.address, made.token),
      };
      await passing.change({ link: [name] }, CODE_MS, (facts) => facts.link.set(name, link));
      return { ...made, address: place.address };
    },
    use: async (place, code, now) => {
      const hidden = await hide(place);
      const names = { open: [nameOf(hidden)], wrong: [hidden.address] };
      const open = await passing.change(names, MAIL_KEPT_MS, (facts) =>
        new MailCodes(facts).use(hidden, code, now),
      );
      return open && { ...open, address: place.address };
    },
    useLink: async (token, purpose, person, now) => {
      const name = inLinks(token);
      const link = await passing.change(
        { link: [name] },
        CODE_MS,
        (facts) => facts.link.get(name) as MailLink | undefined,
      );
      // A server of an earlier version has stored a text; the person asks for another code.
      if (typeof link !== 'object') return undefined;
      const open = await passing.change({ open: [link.place] }, MAIL_KEPT_MS, (facts) =>
        new MailCodes(facts).useLink(token, purpose, person, now),
      );
      return open && { ...open, address: decrypted(link.address, token) };
    },
  };
}

/** A link of a mail, under a hidden form of its secret. */
interface MailLink {
  /** The name of its code among the facts. */
  readonly place: string;
  /** The address, encrypted with the secret of the link. */
  readonly address: string;
}

function sharedChallenges(passing: Passing): Challenges {
  return {
    add: async (challenge, open) => {
      await passing.change({ challenge: [challenge] }, CHALLENGE_MS, (facts) =>
        facts.challenge.set(challenge, open),
      );
    },
    take: (challenge) =>
      passing.change({ challenge: [challenge] }, CHALLENGE_MS, (facts) => {
        const open = facts.challenge.get(challenge) as OpenChallenge | undefined;
        facts.challenge.delete(challenge);
        return open;
      }),
  };
}

function sharedProofs(passing: Passing): ProofsOf {
  const change = <T>(device: number, work: (proofs: Proofs) => T) =>
    passing.change({ proof: [`${device}`] }, PROOF_MS, (facts) =>
      work(new Proofs(numbered(facts.proof))),
    );
  return {
    note: (of, key, now) => change(of.device, (proofs) => proofs.note(of, key, now)),
    of: (of, now) => change(of.device, (proofs) => proofs.of(of, now)),
    // A proof counts only together with its key, and the key is gone.
    end: () => undefined,
  };
}

function sharedDrawn(passing: Passing): DrawnWordsOf {
  const change = <T>(person: number, work: (drawn: DrawnWords) => T) =>
    passing.change({ drawn: [`${person}`] }, DRAWN_MS, (facts) =>
      work(new DrawnWords(numbered(facts.drawn))),
    );
  return {
    draw: (person, now) => change(person, (drawn) => drawn.draw(person, now)),
    isDrawn: (person, secret, now) => change(person, (drawn) => drawn.isDrawn(person, secret, now)),
    end: (person) => change(person, (drawn) => drawn.end(person)),
  };
}

/** The same facts with numbers in place of names. */
function numbered(facts: Map<string, unknown>): Map<number, unknown> {
  const same = new Map([...facts].map(([name, fact]) => [Number(name), fact] as const));
  same.set = (number, fact) => {
    facts.set(`${number}`, fact);
    return Map.prototype.set.call(same, number, fact) as typeof same;
  };
  same.delete = (number) => {
    facts.delete(`${number}`);
    return Map.prototype.delete.call(same, number) as boolean;
  };
  return same;
}

export function sharedCodes(passing: Passing, now: () => number): CodesOf {
  /** The text of each code when it was read, to notice a later change. */
  const read = new WeakMap<OpenCode, string>();
  const of = async (person: number): Promise<OpenCode | undefined> => {
    const name = `${person}`;
    const found = await passing.change({ coming: [name] }, CODE_MS, ({ coming }) =>
      coming.get(name),
    );
    const open = found as OpenCode | undefined;
    if (open === undefined || open.until <= now()) return undefined;
    read.set(open, JSON.stringify(open));
    return open;
  };
  return {
    of,
    make: async (person, shownBy, isGiven = false) => {
      const made = newOpenCode(person, shownBy, isGiven, now());
      const names = { coming: [`${person}`], code: [made.code] };
      await passing.change(names, CODE_MS, ({ coming, code }) => {
        coming.set(`${person}`, made);
        code.set(made.code, person);
      });
      return made;
    },
    find: async (typed) => {
      const wanted = plainCode(typed);
      const person = await passing.change({ code: [wanted] }, CODE_MS, ({ code }) =>
        code.get(wanted),
      );
      const open = typeof person === 'number' ? await of(person) : undefined;
      return open?.code === wanted ? open : undefined;
    },
    end: async (person) => {
      await passing.change({ coming: [`${person}`] }, CODE_MS, ({ coming }) =>
        coming.delete(`${person}`),
      );
    },
    keep: (open) => {
      const name = `${open.person}`;
      const { joined: _, ...kept } = open;
      return passing.change({ coming: [name] }, CODE_MS, ({ coming }) => {
        if (JSON.stringify(coming.get(name)) !== read.get(open)) return false;
        coming.set(name, kept);
        return true;
      });
    },
  };
}
