import type { Log } from '../log.ts';
import type { Audit, AuditLine } from './audit.ts';
import { Declined, type Done, type Errand, type OperatorNeeds } from './command.ts';
import { MESSAGES } from './messages.ts';
import { commandNamed } from './names.ts';
import type { OperatorAnswer, OperatorRequest } from './protocol.ts';

/** An answer, and an action that follows after sending it. */
export type Answering = OperatorAnswer & Pick<Done, 'afterwards'>;

/**
 * Carries out commands of the operator inside the server of the data; it keeps nothing between
 * commands.
 */
export class OperatorDesk {
  readonly #needs: OperatorNeeds;
  readonly #audit: Audit;
  readonly #log: Pick<Log, 'error'>;

  constructor(needs: OperatorNeeds, audit: Audit, log: Pick<Log, 'error'>) {
    this.#needs = needs;
    this.#audit = audit;
    this.#log = log;
  }

  async answer(request: OperatorRequest): Promise<Answering> {
    const { command, words, language } = request;
    const errand = commandNamed(command)?.read(words);
    if (errand === undefined) return no(MESSAGES[language].unknown);
    try {
      return await this.#answer(request, errand);
    } catch (error) {
      if (error instanceof Declined) return no(error.message);
      this.#log.error({ err: error, command }, 'A command of the operator failed.');
      return no(MESSAGES[language].failed);
    }
  }

  async #answer(request: OperatorRequest, errand: Errand): Promise<Answering> {
    const { command, words, language, agreed } = request;
    const note = (step: AuditLine['step'], text?: string) =>
      this.#audit({ command, words, step, ...(text === undefined ? {} : { text }) });
    const { lines, asks } = await errand.look(this.#needs, language);
    if (asks === undefined || errand.carryOut === undefined) {
      if (!(await isNoted(note('looked')))) return no(MESSAGES[language].notNoted);
      return { ok: true, lines };
    }
    if (agreed === undefined) return { ok: true, lines, asks };
    if (agreed !== asks) return no(MESSAGES[language].changed);
    if (!(await isNoted(note('begun', asks)))) return no(MESSAGES[language].notNoted);
    try {
      const done = await errand.carryOut(this.#needs, language);
      const ended: Done = typeof done === 'string' ? { noted: done, lines: [done] } : done;
      await isNoted(note('done', ended.noted));
      const { lines, afterwards } = ended;
      return { ok: true, lines, ...(afterwards === undefined ? {} : { afterwards }) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await isNoted(note(error instanceof Declined ? 'declined' : 'failed', why));
      throw error;
    }
  }
}

function no(line: string): OperatorAnswer {
  return { ok: false, lines: [line] };
}

function isNoted(noted: Promise<void>): Promise<boolean> {
  return noted.then(
    () => true,
    () => false,
  );
}
