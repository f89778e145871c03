// A program that plays one seat at a table of a Pangaea server, in any of its games, to the end. Begin here: `choose`.
//
//   PANGAEA_TOKEN=… node examples/bot.ts http://127.0.0.1:8080/t/TABLE
//
// The token is made at the table's page (Settings → Seats of this table). See docs/bots.md. Node 26 or newer.

/** What the server says of a turn: GET /api/tables/TABLE/legal. */
interface Turn {
  readonly game: string;
  readonly seat: number;
  /** How many commands were played at the table. */
  readonly version: number;
  readonly over: boolean;
  /** What the seat may do now; empty where it is not asked. */
  readonly commands: readonly string[];
  /** What the seat sees, in the game's own JSON: `loadBook(game)` of `@pangaea/rules/games` has what reads it. */
  readonly position: unknown;
}

/** What to do. Any command of the list is legal; this one takes whichever. */
function choose({ commands }: Turn): string {
  return commands[Math.floor(Math.random() * commands.length)];
}

const { origin, pathname } = new URL(process.argv[2] ?? fail('Say which table: its address.'));
const api = `${origin}/api${pathname.replace('/t/', '/tables/')}`;
const token = process.env.PANGAEA_TOKEN ?? fail('Set PANGAEA_TOKEN to the token of the seat.');
const NO_TOKEN = 'The token opens nothing, or no longer.';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** The newest version that the stream has told of, and whoever waits for a newer one. */
let heard = -1;
/** How often it has told who sits there. */
let seated = 0;
let wake = Promise.withResolvers<void>();

void listen();
for (;;) {
  const before = seated;
  const { status, body } = await ask(`${api}/legal`);
  if (status === 409) {
    // Not dealt yet: that happens when the last one sits.
    while (seated === before) await wake.promise;
    continue;
  }
  const turn = body as unknown as Turn;
  if (turn.over) break;
  if (turn.commands.length > 0) await send(turn, choose(turn));
  else while (heard <= turn.version) await wake.promise;
}
process.stdout.write('The game is over.\n');
process.exit(0);

/** Plays a command. One that came too late changes nothing: the turn is looked at again. */
async function send({ seat, version }: Turn, command: string): Promise<void> {
  // The same key for every attempt: however often the segment arrives, it is played once.
  const segment = { seat, version, key: crypto.randomUUID(), commands: [command] };
  const { status, body } = await ask(`${api}/segments`, JSON.stringify(segment));
  const code = (body.refusal as { readonly code: string } | undefined)?.code ?? '';
  if (status === 200) process.stdout.write(`${version} ${command}\n`);
  else if (status !== 409) fail(`${command} was refused: ${code}`);
}

/** Asks until there is an answer: what is too fast waits, what the server cannot do now is tried again. */
async function ask(url: string, body?: string) {
  for (;;) {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await fetch(url, { method, headers, body: body ?? null }).catch(() => undefined);
    const { status = 503 } = answer ?? {};
    if (status === 401) fail(NO_TOKEN);
    if (status === 404) fail('There is no such table.');
    if (answer !== undefined && status !== 429 && status < 500) {
      return { status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
    }
    await seconds(Number(answer?.headers.get('retry-after') ?? 1));
  }
}

/** Follows the table, and comes back whenever the connection is lost. */
async function listen(): Promise<never> {
  for (;;) {
    try {
      const { status, body } = await fetch(`${origin}/api/stream`, { headers });
      if (status === 401) fail(NO_TOKEN);
      let text = '';
      for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const messages = `${text}${part}`.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) hear(message);
      }
    } catch {
      // Ended, or not reached.
    }
    await seconds(1);
  }
}

/**
 * `hello` says how far the table is, `segment` that something was played, `seats` who sits there; the rest is no concern of
 * a bot.
 */
function hear(message: string): void {
  const event = /^event: (.*)$/m.exec(message)?.[1];
  if (event !== 'hello' && event !== 'segment' && event !== 'seats') return;
  if (event !== 'segment') seated += 1;
  const data = JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? '{}');
  heard = Math.max(
    heard,
    event === 'hello' ? (data.tables[0]?.version ?? -1) : (data.version ?? -1),
  );
  wake.resolve();
  wake = Promise.withResolvers();
}

function seconds(count: number): Promise<void> {
  return new Promise((done) => setTimeout(done, count * 1000));
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
