// Notes of a database while servers are killed: each time that due work is taken, whose turn it is to tell people, and each notice
// that is stored as sent. Triggers write them, so nothing is missed, and no server takes part.
import { Client } from 'pg';
import { expect } from 'vitest';

/** The interval at which each server looks for work that another one has left, in milliseconds. */
const LOOK_MS = 5_000;
const NOW = 'extract(epoch FROM clock_timestamp()) * 1000';

/** Written into the schema of the servers. */
const TRIGGERS = `
  CREATE TABLE soak_taken (now FLOAT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL, claimed BIGINT NOT NULL);
  CREATE FUNCTION soak_note_taken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO soak_taken VALUES (${NOW}, OLD.kind, OLD.at, OLD.claimed);
    RETURN NULL; END $$;
  CREATE TRIGGER soak_taken AFTER UPDATE ON due FOR EACH ROW
    WHEN (NEW.claimed > OLD.claimed AND NEW.at = OLD.at AND NEW.about = OLD.about)
    EXECUTE FUNCTION soak_note_taken();
  CREATE TABLE soak_turns (now FLOAT NOT NULL, server TEXT NOT NULL, until BIGINT NOT NULL);
  CREATE FUNCTION soak_note_turn() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO soak_turns VALUES
      (${NOW}, CAST(NEW.body AS json)->>'server', CAST(CAST(NEW.body AS json)->>'until' AS BIGINT));
    RETURN NULL; END $$;
  CREATE TRIGGER soak_turns AFTER INSERT OR UPDATE ON passing FOR EACH ROW
    WHEN (NEW.body LIKE '{"server":%') EXECUTE FUNCTION soak_note_turn();
  CREATE TABLE soak_told (channel BIGINT NOT NULL, mark TEXT NOT NULL, at BIGINT NOT NULL);
  CREATE FUNCTION soak_note_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO soak_told VALUES (NEW.channel, NEW.table_id || ' ' || NEW.kind || ' ' || NEW.about, NEW.at);
    RETURN NULL; END $$;
  CREATE TRIGGER soak_told AFTER INSERT OR UPDATE ON notices FOR EACH ROW
    WHEN (NEW.why = '') EXECUTE FUNCTION soak_note_told();`;

/** A time in which a server was not as it should be, in milliseconds since 1970. */
interface Trouble {
  readonly from: number;
  readonly to: number;
}

interface Taken {
  readonly now: number;
  readonly kind: string;
  readonly at: number;
  readonly claimed: number;
}

export class Watch {
  readonly #troubles: Trouble[] = [];

  /** @param url of one host, whose tables are made */
  static async begin(url: string): Promise<Watch> {
    await asking(url, (ask) => ask(TRIGGERS));
    return new Watch();
  }

  /** A server was killed or cut off. @returns to be called when it is as before; a kill is a moment */
  trouble(): () => void {
    const from = Date.now();
    const at = this.#troubles.push({ from, to: from }) - 1;
    return () => {
      this.#troubles[at] = { from, to: Date.now() };
    };
  }

  /**
   * Looks at all notices, by the mail that came.
   * @param came how many mails of turns came to an address
   * @returns figures, a line each
   */
  async lookInto(url: string, came: (address: string) => number): Promise<readonly string[]> {
    return asking(url, async (ask) => {
      const taken = (await ask('SELECT * FROM soak_taken ORDER BY now')).map(takenOf);
      const turns = await ask('SELECT * FROM soak_turns ORDER BY now');
      const left = await ask(
        `SELECT kind, at, claimed, ${NOW} AS now FROM due WHERE owner <> '' AND kind <> 'tidy'`,
      );
      const told = await ask(
        'SELECT DISTINCT channel, address, mark, at FROM soak_told JOIN channels ON id = channel ORDER BY at',
      );
      const late = lateOf([...taken, ...left.map(takenOf)], passed(turns));
      return told.length === 0 ? late : [...late, this.#notices(told, came)];
    });
  }

  #notices(told: readonly Row[], came: (address: string) => number): string {
    const byChannel = Map.groupBy(told, ({ address }) => String(address));
    let [mails, unstored, again] = [0, 0, 0];
    for (const [address, rows] of byChannel) {
      const messages = new Set(rows.map(({ at }) => at)).size;
      mails += came(address);
      // A mail that was taken, and whose server died before it had stored that.
      const more = came(address) - messages;
      expect([address, more], 'a mail is stored as sent, and never came').toEqual([
        address,
        Math.max(0, more),
      ]);
      unstored += more;
      for (const [mark, times] of Map.groupBy(rows, (row) => String(row.mark))) {
        for (const [at, { at: second }] of times.slice(1).entries()) {
          const first = Number(times[at].at);
          const why = this.#troubles.some(({ from, to }) => to >= first && from <= Number(second));
          expect([mark, first, second, why]).toEqual([mark, first, second, true]);
          again += 1;
        }
      }
    }
    expect(unstored).toBeLessThanOrEqual(this.#troubles.length);
    return `${mails} mails of a turn came, none was lost; ${unstored + again} came again, since the server that had sent it died or was cut off before it had stored that`;
  }
}

type Row = Readonly<Record<string, unknown>>;

function takenOf({ now, kind, at, claimed }: Row): Taken {
  return { now: Number(now), kind: String(kind), at: Number(at), claimed: Number(claimed) };
}

/** When the turn to tell people passed from one server to another, and when the turn of the first was over. */
function passed(turns: readonly Row[]): readonly { readonly now: number; readonly over: number }[] {
  return turns.flatMap(({ server, now }, index) => {
    const before = turns[index - 1];
    if (before === undefined || before.server === server) return [];
    return [{ now: Number(now), over: Number(before.until) }];
  });
}

/** By kind: how long after its time, and after the last claim, or the last turn, of a server that had died, work was taken. */
function lateOf(
  taken: readonly Taken[],
  passes: readonly { readonly now: number; readonly over: number }[],
): readonly string[] {
  const lines: string[] = [];
  for (const [kind, works] of Map.groupBy(taken, (each) => each.kind)) {
    const found = works.flatMap(({ now, at, claimed }) => {
      const turn = kind === 'notice' ? passes.findLast((pass) => pass.now <= now) : undefined;
      const free = Math.max(at, claimed, turn?.over ?? 0);
      // A claim that is held longer by its own server is not taken.
      if (free > now) return [];
      const isLeft = claimed > 0 || (turn !== undefined && turn.over > at);
      return [{ isLeft, late: now - free, whole: now - at }];
    });
    if (found.length === 0) continue;
    const of = (wanted: boolean) => {
      const own = found.filter(({ isLeft }) => isLeft === wanted);
      const lates = own.map(({ late }) => late).sort((one, other) => one - other);
      const most = Math.round(lates.at(-1) ?? 0);
      const median = Math.round(lates[lates.length >> 1] ?? 0);
      const over = lates.filter((late) => late > LOOK_MS).length;
      const whole = Math.round(Math.max(0, ...own.map((each) => each.whole)));
      return {
        count: own.length,
        text: `median ${median} ms, at most ${most}, ${over} more than ${LOOK_MS}`,
        whole,
      };
    };
    const [fresh, left] = [of(false), of(true)];
    lines.push(
      `${kind}: ${fresh.count} taken when due, ${fresh.text}` +
        (left.count === 0
          ? ''
          : `; ${left.count} that a server had left, after its claim or turn: ${left.text}; after their time at most ${left.whole}`),
    );
  }
  return lines;
}

/** Asks a database by a connection of its own. */
export async function asking<T>(
  url: string,
  work: (ask: (text: string) => Promise<readonly Row[]>) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}
