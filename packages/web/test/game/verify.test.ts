import { createHash } from 'node:crypto';
import { newestRules, type Outcome, seedOfShares } from '@pangaea/rules/kernel';
import type { WholeRecord } from '@pangaea/wire';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/game/draft.ts';
import { begin, extend } from '../../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import { type OwnShare, verify } from '../../src/game/verify.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { GAME } from '../../src/terra-nova/game/rules.ts';

const SEED = '0000000000000000000000000000002a';
const SALT = 'salt';
const OPTIONS = { players: 2, factions: 'random' };
const history = played(SEED);
const commitment = createHash('sha256').update(`${SEED}:${SALT}`).digest('hex');
const record: WholeRecord = {
  game: GAME.id,
  rulesVersion: newestRules(GAME),
  options: OPTIONS,
  seed: SEED,
  commands: history.steps.map(({ seat, command }) => `${seat} ${command}`),
  commitment,
  salt: SALT,
  outcome: GAME.outcome(stateAt(history)) as Outcome,
};

/** A complete game in which everybody passes as soon as possible. */
function played(seed: string): AnyHistory {
  const begun = begin(PAGE, { options: OPTIONS, seed });
  if (!begun.ok) throw new Error(begun.error.code);
  let known = begun.value;
  for (;;) {
    const state = stateAt(known);
    const seat = 31 - Math.clz32(GAME.deciders(state));
    if (seat < 0) return known;
    const move = legalMoves(GAME, state, seat).at(-1) ?? 0;
    const next = extend(known, seat, GAME.notation.print(state, move));
    if (!next.ok) throw new Error(next.error.code);
    known = next.value;
  }
}

/** The same game, dealt after all had joined. */
const SHARES = [
  { seat: 0, share: 'a'.repeat(32), by: 'device' },
  { seat: 1, share: 'b'.repeat(32), by: 'server' },
] as const;
const made = seedOfShares(
  SEED,
  SHARES.map(({ share }) => share),
);
const sharedSeed = made.ok ? made.value : '';
const sharedHistory = played(sharedSeed);
const shared: WholeRecord = {
  ...record,
  seed: sharedSeed,
  commands: sharedHistory.steps.map(({ seat, command }) => `${seat} ${command}`),
  outcome: GAME.outcome(stateAt(sharedHistory)) as Outcome,
  deal: { seed: SEED, shares: SHARES },
};

describe('a game that was dealt when all sat', () => {
  const check = (told: WholeRecord, own?: OwnShare) =>
    verify(PAGE, told, commitment, sharedHistory, 0, own);

  test('is right when the server’s seed, the shares and all else are, with the own among them', () => {
    const right = { ok: true, commands: shared.commands.length };
    expect(check(shared)).toEqual(right);
    expect(check(shared, { seats: [0], share: SHARES[0].share })).toEqual(right);
  });

  test('from which the own share is missing, or said to be the server’s, is not', () => {
    const wrong = { ok: false, why: 'shares' };
    expect(check(shared, { seats: [0], share: 'c'.repeat(32) })).toEqual(wrong);
    expect(check(shared, { seats: [1], share: SHARES[0].share })).toEqual(wrong);
    expect(check(shared, { seats: [1], share: SHARES[1].share })).toEqual(wrong);
    expect(verify(PAGE, record, commitment, history, 0, { seats: [0], share: 'c' })).toEqual(wrong);
  });

  test('of other shares, or of another seed of the server, is not', () => {
    const [first, second] = SHARES;
    const other = [{ ...first, share: 'c'.repeat(32) }, second];
    const told = { ...shared, deal: { seed: SEED, shares: other } };
    expect(check(told)).toEqual({ ok: false, why: 'shares' });
    const forged = { ...shared, deal: { seed: 'd'.repeat(32), shares: SHARES } };
    expect(check(forged)).toEqual({ ok: false, why: 'commitment' });
  });
});

describe('a finished game', () => {
  test('is right when seed, moves and result are', () => {
    const verdict = verify(PAGE, record, commitment, history, 0);
    expect(verdict).toEqual({ ok: true, commands: record.commands.length });
  });

  test('of another seed than the one fixed at the start is not', () => {
    const other = { ...record, seed: '0000000000000000000000000000002b' };
    expect(verify(PAGE, other, commitment, history, 0)).toEqual({ ok: false, why: 'commitment' });
  });

  test('tells the first position that the seed does not lead to', () => {
    const { start } = played('0000000000000000000000000000002b');
    const shown = { ...history, start };
    expect(verify(PAGE, record, commitment, shown, 0)).toEqual({
      ok: false,
      why: 'position',
      at: 0,
    });
    const shorter = { ...history, steps: history.steps.slice(0, 3) };
    expect(verify(PAGE, record, commitment, shorter, 0)).toMatchObject({ why: 'position', at: 3 });
  });

  test('tells the move that is against the rules', () => {
    const [first, ...rest] = record.commands;
    const wrong = { ...record, commands: [first, first, ...rest] };
    expect(verify(PAGE, wrong, commitment, history, 0)).toMatchObject({ why: 'refused', at: 2 });
  });

  test('tells another result', () => {
    const { vp, rank } = GAME.outcome(stateAt(history)) as Outcome;
    const wrong = { ...record, outcome: { vp: vp.map((points) => points + 1), rank } };
    expect(verify(PAGE, wrong, commitment, history, 0)).toEqual({ ok: false, why: 'outcome' });
  });

  test('that was ended early is right without a result, and not with one', () => {
    const ended = extend({ ...history, steps: history.steps.slice(0, 5) }, 0, 'stop');
    if (!ended.ok) throw new Error(ended.error.code);
    const commands = [...record.commands.slice(0, 5), '0 stop'];
    const { outcome: _, ...rest } = { ...record, commands };
    expect(verify(PAGE, rest, commitment, ended.value, 0)).toEqual({ ok: true, commands: 6 });
    const told = verify(PAGE, { ...record, commands }, commitment, ended.value, 0);
    expect(told).toEqual({ ok: false, why: 'outcome' });
  });
});
