import { mutateNumbers } from '../../src/conformance/index.ts';
import {
  BONUS_TILES,
  type Edition,
  FACTION_DEFINITIONS,
  type FactionDefinition,
  type FactionId,
  HOUSE_EDITION,
  TERRAINS,
} from '../../src/terra-nova/index.ts';

/** Printed data with one change. */
export interface DataMutant {
  /** Only games of this faction can show the change. */
  readonly faction?: FactionId;
  /** The place and the changed value. */
  readonly name: string;
  readonly edition: Edition;
  readonly factions: readonly FactionDefinition[];
}

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

const LETTERS = 'SLFWD~';

/** All data of a table, changed one by one. */
export function* dataMutants(): Generator<DataMutant> {
  yield* numbersOfEdition();
  yield* numbersOfFactions();
  for (const board of ['map', 'twoPlayerMap'] as const) {
    yield* lettersOf(board);
    yield* bridgesOf(board);
  }
  yield* icons();
  yield* tileLetters();
  yield* firstGames();
}

function changed(name: string, change: (edition: Mutable<Edition>) => void): DataMutant {
  const edition = structuredClone(HOUSE_EDITION) as Mutable<Edition>;
  change(edition);
  return { name, edition, factions: FACTION_DEFINITIONS };
}

function* numbersOfEdition(): Generator<DataMutant> {
  for (const { pointer, was, is, json } of mutateNumbers(HOUSE_EDITION)) {
    if (is < 0) continue;
    const name = `${pointer} ${was} to ${is}`;
    yield { name, edition: json as Edition, factions: FACTION_DEFINITIONS };
  }
}

/** Numbers one higher or lower, and facts that are only present or not, removed. */
function* numbersOfFactions(): Generator<DataMutant> {
  for (const [place, definition] of FACTION_DEFINITIONS.entries()) {
    const instead = (name: string, json: unknown): DataMutant => ({
      name: `${definition.id}${name}`,
      faction: definition.id,
      edition: HOUSE_EDITION,
      factions: FACTION_DEFINITIONS.with(place, json as FactionDefinition),
    });
    for (const { pointer, was, is, json } of mutateNumbers(definition)) {
      if (is >= 0) yield instead(`${pointer} ${was} to ${is}`, json);
    }
    for (const part of ['ability', 'leftPalace', 'rightPalace'] as const) {
      for (const effect of Object.keys(definition[part])) {
        const { [effect as keyof object]: _, ...rest } = definition[part];
        yield instead(`/${part}/${effect} left out`, { ...definition, [part]: rest });
      }
    }
  }
}

/** Each hex of a board with the next terrain letter. */
function* lettersOf(board: 'map' | 'twoPlayerMap'): Generator<DataMutant> {
  for (const [row, text] of HOUSE_EDITION[board].rows.entries()) {
    for (const [column, letter] of [...text].entries()) {
      if (letter === ' ') continue;
      const is = LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length];
      yield changed(`/${board}/rows/${row} ${letter} at ${column} to ${is}`, (edition) => {
        edition[board].rows[row] = text.slice(0, column) + is + text.slice(column + 1);
      });
    }
  }
}

function* bridgesOf(board: 'map' | 'twoPlayerMap'): Generator<DataMutant> {
  const { bridges } = HOUSE_EDITION[board];
  if (bridges === 'all') return;
  for (const bridge of bridges) {
    yield changed(`/${board}/bridges ${bridge.a}-${bridge.b} left out`, (edition) => {
      edition[board].bridges = bridges.filter((each) => each !== bridge);
    });
  }
}

/** Each house icon moved to another hex of its terrain. */
function* icons(): Generator<DataMutant> {
  for (const terrain of TERRAINS) {
    const names = HOUSE_EDITION.houseIcons[terrain];
    const [other] = hexesWith(terrain[0].toUpperCase()).filter((hex) => !names.includes(hex));
    for (const [place, name] of names.entries()) {
      yield changed(`/houseIcons/${terrain} ${name} to ${other}`, (edition) => {
        edition.houseIcons[terrain][place] = other;
      });
    }
  }
}

/** Names of the hexes that the two-player board shows with a letter. */
function hexesWith(letter: string): string[] {
  return HOUSE_EDITION.twoPlayerMap.rows.flatMap((row, place) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((each, column) =>
        each === letter ? [`${String.fromCharCode(65 + place)}${column + 1}`] : [],
      ),
  );
}

/** Neighbouring bonus tiles and round tiles exchanged. */
function* tileLetters(): Generator<DataMutant> {
  for (const [place, tile] of BONUS_TILES.entries()) {
    const next = BONUS_TILES[(place + 1) % BONUS_TILES.length];
    yield changed(`/bonusTiles ${tile} and ${next} exchanged`, ({ bonusTiles }) => {
      [bonusTiles[tile], bonusTiles[next]] = [bonusTiles[next], bonusTiles[tile]];
    });
  }
  for (const [place, { on }] of HOUSE_EDITION.roundTiles.entries()) {
    const other = HOUSE_EDITION.roundTiles.findIndex((each) => each.on !== on);
    yield changed(`/roundTiles/${place} ${on} instead of another`, ({ roundTiles }) => {
      roundTiles[place].on = roundTiles[other].on;
    });
  }
}

function* firstGames(): Generator<DataMutant> {
  const { firstGame } = HOUSE_EDITION;
  for (const [round, on] of firstGame.roundTiles.entries()) {
    const other = firstGame.roundTiles[(round + 1) % firstGame.roundTiles.length];
    yield changed(`/firstGame/roundTiles/${round} ${on} to ${other}`, (edition) => {
      edition.firstGame.roundTiles[round] = other;
    });
  }
  for (const players of ['2', '3', '4'] as const) {
    const { bonusTiles, factions } = firstGame.players[players];
    const unused = BONUS_TILES.filter((tile) => !bonusTiles.includes(tile));
    for (const [place, tile] of bonusTiles.entries()) {
      yield changed(`/firstGame/players/${players} ${tile} to ${unused[0]}`, (edition) => {
        edition.firstGame.players[players].bonusTiles[place] = unused[0];
      });
    }
    for (const [seat, { faction, bonusTile, houses }] of factions.entries()) {
      const name = `/firstGame/players/${players} ${faction}`;
      const preset = (edition: Mutable<Edition>) => edition.firstGame.players[players];
      const other = bonusTiles.find((tile) => factions.every((each) => each.bonusTile !== tile));
      yield changed(`${name} ${bonusTile} to ${other}`, (edition) => {
        preset(edition).factions[seat].bonusTile = other ?? bonusTile;
      });
      yield changed(`${name} another faction`, (edition) => {
        const taken = factions.map((each) => each.faction);
        const [stranger] = FACTION_DEFINITIONS.filter(({ id }) => !taken.includes(id)).slice(-1);
        preset(edition).factions[seat].faction = stranger.id;
      });
      for (const place of houses.keys()) {
        yield changed(`${name} ${houses[place]} left out`, (edition) => {
          preset(edition).factions[seat].houses.splice(place, 1);
        });
      }
    }
  }
}
