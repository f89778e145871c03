import { pointer } from '../../data-file/fault.ts';
import { FACTION_DEFINITIONS } from '../factions/index.ts';
import type { FactionDefinition } from '../mats/definition.ts';
import type { State } from '../state.ts';
import { FACTIONS, SCORED_EVENTS } from '../vocabulary.ts';
import { landOf, Places } from './check-maps.ts';
import type { Edition, FirstGame } from './edition.ts';
import type { EditionReport } from './faults.ts';

const PLAYERS = ['2', '3', '4'] as const;

/** Checks that the round tiles of the first game are among the eight. */
export function checkFirstRounds({ firstGame, roundTiles }: Edition, report: EditionReport): void {
  for (const event of SCORED_EVENTS) {
    const found = firstGame.roundTiles.filter((wanted) => wanted === event).length;
    const most = roundTiles.filter(({ on }) => on === event).length;
    if (found > most) {
      const params = { event, found, most };
      report('/firstGame/roundTiles', 'round-tile-not-available', params);
    }
  }
}

/** Checks that bonus tiles, colours and numbers of houses fit together. */
export function checkFirstSeats({ firstGame }: Edition, report: EditionReport): void {
  for (const players of PLAYERS) {
    const path = pointer('/firstGame/players', players);
    checkBonusTiles(firstGame.players[players], path, report);
    checkFactions(firstGame.players[players], path, report);
  }
}

/** Checks that the houses are on free hexes of their owners' home terrain. */
export function checkFirstHouses(edition: Edition, report: EditionReport): void {
  const map = landOf(edition.map);
  if (map === undefined) return;
  for (const players of PLAYERS) {
    const places = new Places(map, report);
    for (const [seat, { faction, houses }] of edition.firstGame.players[
      players
    ].factions.entries()) {
      for (const [index, hex] of houses.entries()) {
        const path = pointer('/firstGame/players', players, 'factions', seat, 'houses', index);
        places.take(hex, definitionOf(faction).home, path);
      }
    }
  }
}

function checkBonusTiles(game: FirstGame, path: string, report: EditionReport): void {
  const inPlay = game.bonusTiles;
  for (const [index, tile] of inPlay.entries()) {
    if (inPlay.indexOf(tile) < index) {
      report(pointer(path, 'bonusTiles', index), 'bonus-tile-twice', { tile });
    }
  }
  const dealt = game.factions.map(({ bonusTile }) => bonusTile);
  for (const [seat, tile] of dealt.entries()) {
    const at = pointer(path, 'factions', seat, 'bonusTile');
    if (!inPlay.includes(tile)) report(at, 'bonus-tile-not-in-play', { tile });
    if (dealt.indexOf(tile) < seat) report(at, 'bonus-tile-twice', { tile });
  }
}

function checkFactions(game: FirstGame, path: string, report: EditionReport): void {
  const colours = game.factions.map(({ faction }) => definitionOf(faction).colour);
  for (const [seat, { faction, houses }] of game.factions.entries()) {
    const at = pointer(path, 'factions', seat);
    const colour = colours[seat];
    if (colours.indexOf(colour) < seat) {
      report(pointer(at, 'faction'), 'colour-twice', { faction, colour });
    }
    const expected = definitionOf(faction).startHouses;
    if (houses.length !== expected) {
      const params = { faction, found: houses.length, expected };
      report(pointer(at, 'houses'), 'wrong-number-of-houses', params);
    }
  }
}

function definitionOf(faction: FirstGame['factions'][number]['faction']): FactionDefinition<State> {
  return FACTION_DEFINITIONS[FACTIONS.indexOf(faction)];
}
