import { OperatorDesk } from '../../src/operator/desk.ts';
import type { OperatorAnswer } from '../../src/operator/protocol.ts';
import type { Chance } from './chance.ts';
import type { Company } from './company.ts';
import type { Site } from './machine.ts';

const LOG = { error: () => undefined };

/**
 * The operator of the server. The operator looks at lists, frees seats, deletes tables and erases
 * people who ask for it, while games and faults go on.
 */
export class Operator {
  readonly #site: Site;
  readonly #company: Company;
  readonly #chance: Chance;

  constructor(site: Site, company: Company, chance: Chance) {
    this.#site = site;
    this.#company = company;
    this.#chance = chance;
  }

  async live(): Promise<void> {
    const { world } = this.#company;
    while (!this.#company.isCalm) {
      await world.sleep(this.#chance.delay(10 * this.#company.paceMs));
      // If the server is killed meanwhile, no answer comes; so the simulation does not wait for it.
      void this.#act();
    }
  }

  async #act(): Promise<void> {
    const { disk, ledger, fault } = this.#company;
    const tables = disk.tables();
    const { toErase, erasing } = this.#company;
    const going = toErase.find((person) => !erasing.isErased(person));
    if (going !== undefined) {
      const erased = this.#ask('erase', [`${going}`]);
      return void (await erased.catch((error) => fault(`the operator gets ${error.stack}`)));
    }
    if (tables.length === 0) return;
    const [table, seat] = [this.#chance.pick(tables), this.#chance.below(3)];
    const act = this.#chance.weighed([
      [4, () => this.#ask('tables', ['--all'])],
      [4, () => this.#ask('persons', ['--all'])],
      [
        6,
        async () => {
          ledger.freeing(table, seat);
          ledger.leavers.add(`${table} ${seat}`);
          const ended = ledger.endingTokens(table, seat);
          const freed = await this.#ask('free', [table, `${seat}`]);
          if (freed?.ok !== true) return freed;
          ledger.count('seats freed by the operator');
          ended();
          ledger.freed.push({ table, seat });
          // Another person may have taken the seat between the question and the confirmation.
          ledger.freeing(table, seat);
          return freed;
        },
      ],
      [
        1,
        async () => {
          ledger.deleting(table);
          const deleted = await this.#ask('delete', [table]);
          if (deleted?.ok !== true) return deleted;
          ledger.count('tables deleted by the operator');
          ledger.deleted.add(table);
          return deleted;
        },
      ],
    ]);
    await act().catch((error) => fault(`the operator gets ${error.stack}`));
  }

  /** Gives a command, and confirms it if asked. */
  async #ask(command: string, words: readonly string[]): Promise<OperatorAnswer | undefined> {
    const needs = this.#site.operated;
    if (needs === undefined) return undefined;
    const desk = new OperatorDesk(needs, () => Promise.resolve(), LOG as never);
    const request = { command, words, language: 'en' } as const;
    const looked = await desk.answer(request);
    return looked.asks === undefined ? looked : desk.answer({ ...request, agreed: looked.asks });
  }
}
