// A program that plays one seat at a table of a Pangaea server to the end, in any game. To write
// your own bot, change the function `choose`.
//
//   PANGAEA_TOKEN=… node examples/bot.ts http://127.0.0.1:8080/t/TABLE
//
// The token is made on the page of the table (Settings → Seats of this table). See docs/bots.md.
// Node 26 or newer.

/** The answer of the server about a turn: GET /api/tables/TABLE/legal. */
interface Turn {
  readonly game: string;
  readonly seat: number;
  /** The number of commands that were played at the table. */
  readonly version: number;
  readonly over: boolean;
  /** The legal commands of the seat; empty if the seat does not have to decide. */
  readonly commands: readonly string[];
  /**
   * The position as the seat sees it, in the game's own JSON. `loadBook(game)` of
   * `@pangaea/rules/games` has the functions that read it.
   */
  readonly position: unknown;
}

/** Chooses a command. All commands of the list are legal; this bot takes one at random. */
function choose({ commands }: Turn): string {
  return commands[Math.floor(Math.random() * commands.length)];
}

const { origin, pathname } = new URL(process.argv[2] ?? fail('Say which table: its address.'));
const api = `${origin}/api${pathname.replace('/t/', '/tables/')}`;
const token = process.env.PANGAEA_TOKEN ?? fail('Set PANGAEA_TOKEN to the token of the seat.');
const NO_TOKEN = 'The token opens nothing, or no longer.';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** The newest version of the table in the messages of the stream. */
let heard = -1;
/** The number of messages about the people at the table. */
let seated = 0;
let wake = Promise.withResolvers<void>();

void listen();
for (;;) {
  const before = seated;
  const { status, body } = await ask(`${api}/legal`);
  if (status === 409) {
    // The game is dealt when every seat has its player.
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

/** Plays a command. If the command comes too late, nothing changes, and the turn is asked for again. */
async function send({ seat, version }: Turn, command: string): Promise<void> {
  // All tries have the same key, so the segment is played once even if it arrives twice.
  const segment = { seat, version, key: crypto.randomUUID(), commands: [command] };
  const { status, body } = await ask(`${api}/segments`, JSON.stringify(segment));
  const code = (body.refusal as { readonly code: string } | undefined)?.code ?? '';
  if (status === 200) process.stdout.write(`${version} ${command}\n`);
  else if (status !== 409) fail(`${command} was refused: ${code}`);
}

/** Repeats a request until there is an answer. If the server is busy, the next try waits as long as it says. */
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

/** Follows the table, and connects again after the connection was lost. */
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
      // The stream has ended, or the server cannot be reached.
    }
    await seconds(1);
  }
}

/**
 * A bot needs three kinds of messages: `hello` has the version of the table, `segment` reports a move, and `seats` reports the
 * people at the table.
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
