import { describe } from 'vitest';
import type { Adapter } from './adapter.ts';
import { aheadTests } from './ahead.ts';
import { clockTests } from './clocks.ts';
import { dealTests } from './deals.ts';
import { dueTests } from './due.ts';
import { invitationTests } from './invitations.ts';
import { joinTests } from './joins.ts';
import { keyTests } from './keys.ts';
import { messageTests } from './messages.ts';
import { noticeTests } from './notices.ts';
import { orderTests } from './orders.ts';
import { passingTests } from './passing.ts';
import { personTests } from './persons.ts';
import { programTests } from './programs.ts';
import { requestTests } from './requests.ts';
import { revisionTests } from './revisions.ts';
import { seatTests } from './seats.ts';
import { segmentTests } from './segments.ts';
import { tableTests } from './tables.ts';
import { wordTests } from './words.ts';

/** Tests that every adapter of the storage contract must pass, by subject. */
export function storageKit(name: string, adapter: Adapter): void {
  describe(`the storage contract, ${name}`, () => {
    describe('persons', () => personTests(adapter));
    describe('joins', () => joinTests(adapter));
    describe('tables', () => tableTests(adapter));
    describe('segments', () => segmentTests(adapter));
    describe('seats', () => seatTests(adapter));
    describe('deals', () => dealTests(adapter));
    describe('programs', () => programTests(adapter));
    describe('requests', () => requestTests(adapter));
    describe('turns ahead', () => aheadTests(adapter));
    describe('words', () => wordTests(adapter));
    describe('messages', () => messageTests(adapter));
    describe('due work', () => dueTests(adapter));
    describe('orders of the operator', () => orderTests(adapter));
    describe('facts that pass', () => passingTests(adapter));
    describe('keys', () => keyTests(adapter));
    describe('notices', () => noticeTests(adapter));
    describe('invitations', () => invitationTests(adapter));
    describe('clocks', () => clockTests(adapter));
    describe('revisions', () => revisionTests(adapter));
  });
}
