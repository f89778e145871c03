import type { Amount, Ledger, LedgerLine, PlayerCommand, TableCommand } from './commands.ts';

/** Writes a ledger in its command form, one command a line, in canonical spelling. */
export function printLedger(ledger: Ledger): string {
  return ledger.map((line) => `${printLedgerLine(line)}\n`).join('');
}

export function printLedgerLine(line: LedgerLine): string {
  switch (line.kind) {
    case 'comment':
      return line.text === '' ? '#' : `# ${line.text}`;
    case 'planner':
      return line.text === '' ? `!${line.word}` : `!${line.word} ${line.text}`;
    case 'table':
      return withComment(printTableCommand(line.command), line.comment);
    case 'faction': {
      const commands = printPlayerCommands(line.commands);
      return withComment(
        commands === '' ? `${line.faction}:` : `${line.faction}: ${commands}`,
        line.comment,
      );
    }
  }
}

/** The commands of one faction, as written after its name. */
export function printPlayerCommands(commands: readonly PlayerCommand[]): string {
  return commands.map(printPlayerCommand).join('. ');
}

function printPlayerCommand(command: PlayerCommand): string {
  switch (command.do) {
    case 'build':
      return `build ${command.hex}`;
    case 'dig':
      return `dig ${command.spades}`;
    case 'transform':
      return command.to === undefined
        ? `transform ${command.hex}`
        : `transform ${command.hex} to ${command.to}`;
    case 'upgrade':
      return `upgrade ${command.hex} to ${command.to}`;
    case 'advance':
      return `advance ${command.track}`;
    case 'send':
      return command.for === undefined
        ? `send p to ${command.cult}`
        : `send p to ${command.cult} for ${command.for}`;
    case 'action':
      return `action ${command.action}`;
    case 'bridge':
      return `bridge ${command.from}:${command.to}${command.allowIllegal ? ' allow_illegal' : ''}`;
    case 'burn':
      return `burn ${command.tokens}`;
    case 'convert':
      return `convert ${printAmount(command.give)} to ${printAmount(command.get)}`;
    case 'take':
      return `+${several(command.count)}${command.tile}`;
    case 'steps':
      return `+${several(command.count)}${command.cult}`;
    case 'gain':
      return `+${several(command.count)}${command.what}`;
    case 'give-up':
      return `-${several(command.count)}${command.what}`;
    case 'pay-for-token':
      return 'gain P3 for VP';
    case 'leech':
    case 'decline':
      return [
        command.do,
        ...(command.power === undefined ? [] : [String(command.power)]),
        ...(command.from === undefined ? [] : ['from', command.from]),
      ].join(' ');
    case 'connect':
      return `connect ${command.hexes.join(':')}`;
    case 'pick-color':
      return `pick-color ${command.colour}`;
    case 'unlock-terrain':
      return `unlock-terrain ${command.terrain}`;
    case 'pass':
      return command.card === undefined ? 'pass' : `pass ${command.card}`;
    case 'scored':
      return `+${command.vp}vp for ${command.for}`;
    case 'income':
      return `${command.part}income_for_faction`;
    case 'remark':
      return `[${command.text}]`;
    case 'delete':
      return `delete ${command.tile}`;
    default:
      return command.do;
  }
}

function printTableCommand(command: TableCommand): string {
  switch (command.do) {
    case 'option':
    case 'dropoption':
      return `${command.do} ${command.option}`;
    case 'map':
      return `map ${command.map}`;
    case 'player':
      return [
        `player ${command.name}`,
        ...(command.email === undefined ? [] : [`email ${command.email}`]),
        ...(command.username === undefined ? [] : [`username ${command.username}`]),
      ].join(' ');
    case 'player-count':
      return `player-count ${command.count}`;
    case 'order':
      return `order ${command.names.join(',')}`;
    case 'randomize':
      return `randomize ${command.version} seed ${command.seed}`;
    case 'score':
      return `score ${command.tiles.join(',')}`;
    case 'delete':
    case 'final-scoring':
      return `${command.do} ${command.tile}`;
    case 'faction-variant':
      return `faction-variant ${command.variant}`;
    case 'setup':
      return [
        `setup ${command.faction}`,
        ...(command.for === undefined ? [] : [`for ${command.for}`]),
        ...(command.email === undefined ? [] : [`email ${command.email}`]),
      ].join(' ');
    case 'drop-faction':
      return `drop-faction ${command.who}`;
    case 'admin':
      return `admin ${command.text}`;
    default:
      return command.do;
  }
}

function printAmount(amount: Amount): string {
  // The site writes the one bridge without a number.
  return amount.resource === 'BRIDGE' && amount.count === 1
    ? 'bridge'
    : `${amount.count}${amount.resource}`;
}

function several(count: number): string {
  return count === 1 ? '' : String(count);
}

function withComment(text: string, comment: string | undefined): string {
  return comment === undefined ? text : `${text} # ${comment}`;
}
