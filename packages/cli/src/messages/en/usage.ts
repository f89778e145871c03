import type { Messages } from '../shape.ts';

const GAME =
  '  --game ID             the game: terra-nova, terra-mystica, gaia; terra-nova if not given\n';
const TABLE = `
  --players N           number of players, 2 to 4; in Terra Mystica and Gaia 2 to 5
  --option K=V          an option of the game, any number of times; in Terra Nova:
                          factions=choice | random | first-game | first-game-factions
                            | druids,golems,…
                          startPlayer=random | 0…3
                          startPower=edition | 3/5/0
                          edition=house-2 | house-1
                          turnOrder=clockwise | dropout
                          twoPlayerVariant=none | planners | gold-diggers
                          rulings.NAME=VALUE, see docs/rulings.md
                        in Terra Mystica:
                          rules=standard | snellman | bga
                          map=base | revised-base | lakes | fjords | fire-and-ice
                          factions=choice | random-boards | introductory | auction
                            | fast-auction | witches,nomads,…
                          fireAndIce=true | false, fanFactions=off | on | bga-2024-07
                          turnOrder=clockwise | passing, startVp=equal | by-faction
                          finalTile=none | random, landscapes=true | false | random
                          miniTownTiles, miniBonusCard, miniRoundTile=true | false
                          edition=printed | seed-001
                          startPlayer=random | 0…4
                          rulings.NAME=VALUE
                        in Gaia:
                          mode=basic | advanced | disasters, or one by one
                          takeover=true | false, fourNeeds=true | false,
                          powers=none | powers | disasters
                          extraCity=true | false
                          startPlayer=random | 0…4
                          rulings.NAME=VALUE
  --edition FILE        other numbers than the built-in ones, see docs/editions.md
`.slice(1);

const SEED = '  --seed S              a number, or 32 hexadecimal digits';
const LANG = '  --lang en | ja        language; otherwise that of the terminal\n';
const BOTS = 'random, greedy, first-game, beginner, casual, intermediate, skilled, strong, master';

export const usage: Pick<Messages, 'overview' | 'usage'> = {
  overview: `usage: pangaea COMMAND [options]

  play          a whole game in the terminal, against bots or each other
  sim           games between bots, counted
  replay FILE   plays a record, every command checked
  verify FILE…  holds finished games against the rules and the seed that was promised
  convert FILE  a game of Terra Mystica from one form into another
  conformance   complete games under the eyes of the conformance kit
  bench         measures the engine on this machine

pangaea COMMAND --help tells the options of a command.
`,
  usage: {
    play: `usage: pangaea play [options]

A whole game in the terminal, against bots; or several people take turns at one keyboard.

${GAME}${TABLE}  --seat N,…            your seat, from 0, or those of all people here; 0 if not given
  --bots LEVEL,…        who plays the other seats, in their order, over and over:
                          ${BOTS};
                          intermediate if not given
${SEED}; otherwise chance
  --resume FILE         goes on with a record, instead of the options above
  --save FILE           where the record goes when you quit, and at the end
  --at-once             moves count at once, with no question at the end of a turn
${LANG}`,
    sim: `usage: pangaea sim [options]

Games between bots, counted. The bots change seats from game to game.

${GAME}${TABLE}  --games K             number of games; 100 if not given
  --bots A,B,…          who plays: ${BOTS}
  --positions N         positions that a bot may look at before a move, instead of its level's number
  --epsilon E           share of the moves that chance makes, not a bot, 0 to 1; 0 if not given
${SEED}; otherwise chance
  --json                one JSON object instead of tables
${LANG}`,
    replay: `usage: pangaea replay FILE [options]

Plays a record, every command checked, and shows the position it leads to.

  --to N                only the first N commands
  --json                one JSON object with the final position, instead of the story
${LANG}`,
    verify: `usage: pangaea verify FILE… [options]

Holds finished games against the engine. Of a record that a table gives when its game is over: is
SHA-256 of “seed:salt” the commitment, is the seed of the game made of that one and the shares of the
seats, is every command legal from it on, is the end the one told? Of a game of Terra Mystica recorded
on terra.snellman.net (a JSON file with its commands and the table's state after every row): every row
and the end; prints how many games, rows and differences there were, and the first difference of each
game. Exit code 0 only if all agrees.

  --commitment HEX      the commitment as you noted it at the start; with one record only
${LANG}`,
    convert: `usage: pangaea convert --from FORM --to FORM FILE [options]

Writes a game of Terra Mystica in another form: ledger is the command form of terra.snellman.net,
ledger-table the table that its pages show, pangaea a record of this program. A wrong line is refused
with its place, the rule broken and what would have been legal.

  --from FORM           ledger | ledger-table | pangaea
  --to FORM             the same
${LANG}`,
    conformance: `usage: pangaea conformance [options]

Complete games of players of different tempers, every law of the contract checked. Prints how often
each ability, tile, ruling and refusal came up. Exit code 0 only if no law was broken and nothing
never happened.

${GAME}  --games K             number of games; 2000 if not given, with fewer rare rows stay out
  --seed S              a number; 1 if not given
  --index I             number of the first game, to repeat one of a longer run
  --every-step          all laws in every position: slow and thorough
  --jobs N              threads to use
  --json                one JSON object instead of the table
${LANG}`,
    bench: `usage: pangaea bench [options] [FILE…]

Measures the engine on this machine; docs/performance.md says what and how. With files only how fast
these ledgers of Terra Mystica are read and replayed (JSON with “commands”, or plain lines).

  --game ID             only this game
  --players N           players in every game; all counts in turn if not given
  --games K             random games in each round; 1000 if not given
  --rounds N            each figure is the best of so many rounds; 5 if not given
  --positions N         positions to measure single calls on; 1024 if not given
  --steps N             steps of search in which garbage is counted; 1000000 if not given
  --thought N           positions that the master level searches; 600000 if not given
  --json                one JSON object instead of a table
${LANG}`,
  },
};
