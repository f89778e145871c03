import {
  AUCTION_BASES,
  AUCTION_BOARDS,
  type BonusCard,
  FACTION_CHOICES,
  FAN_FACTION_CHOICES,
  type FactionId,
  FINAL_TILES,
  MAPS,
  type RoundTile,
  RULE_BUNDLES,
  START_POINTS,
  TURN_ORDERS,
} from '@pangaea/rules/terra-mystica';
import { use, useEffect } from 'preact/compat';
import type { OptionsProps } from '../../play/face/game-face.ts';
import { Radios } from '../../ui/radios.tsx';
import { OPTION_MESSAGES } from '../messages/options.ts';
import { useRefused } from '../said.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { FansHint } from './fans-hint.tsx';
import { fitOptions, seatsWith } from './fit-options.ts';
import { changed, PRESET_OPTIONS, PRESETS, presetOf } from './presets.ts';
import { Rulings } from './rulings.tsx';
import { SeatFactions } from './seats.tsx';
import { BonusCardChoice, RoundTileChoice } from './tiles.tsx';

const BY_SEAT = 'given';
const CHOICES = [...FACTION_CHOICES, BY_SEAT] as const;
const FINAL = ['none', 'random', ...FINAL_TILES] as const;
const START_VP = [...START_POINTS, BY_SEAT] as const;
const SWITCHES = [
  'fireAndIce',
  'miniTownTiles',
  'miniBonusCard',
  'miniRoundTile',
  'dropping',
] as const;
const LANDSCAPES = ['off', 'on', 'random'] as const;
const USUAL_VP = 20;

/** Presets, which set up a game with one press, and all single options. */
export function MysticaOptions({ players, options, onChange }: OptionsProps) {
  const { m, w, language, loadOptions } = useMysticaSpeech();
  use(loadOptions());
  const o = OPTION_MESSAGES[language];
  const { chosen, choose } = choiceOf(options, onChange);
  const preset = presetOf(options);
  // A file that is chosen in the form may have faults.
  useRefused(true);
  const starts = ['random' as const, ...Array.from({ length: players }, (_, seat) => seat)];
  const given = <T,>(name: string) =>
    Array.isArray(options[name]) ? (options[name] as readonly T[]) : undefined;
  // Another number of players may make an option invalid.
  useEffect(() => {
    const fitting = fitOptions(options, players);
    if (fitting !== options) onChange(fitting);
  }, [options, players, onChange]);
  return (
    <>
      <Radios
        legend={o.preset}
        values={preset === undefined ? [...PRESETS, 'own' as const] : PRESETS}
        value={preset ?? 'own'}
        label={(each) => o.presets[each]}
        onChange={(each) => {
          if (each !== 'own') onChange(PRESET_OPTIONS[each]);
        }}
      />
      <Radios
        legend={o.map}
        values={MAPS}
        value={chosen('map', MAPS, 'base')}
        label={(each) => w.maps[each]}
        onChange={choose('map')}
      />
      <details className="rulings">
        <summary>{o.adjust}</summary>
        <FactionOptions players={players} options={options} onChange={onChange} />
        <fieldset className="choice-of">
          <legend>{o.expansions}</legend>
          {SWITCHES.map((name) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                data-option={name}
                checked={options[name] === true}
                onChange={({ currentTarget }) => choose(name)(currentTarget.checked)}
              />
              {w.options[name]}
            </label>
          ))}
        </fieldset>
        <Radios
          legend={o.landscapesLegend}
          values={LANDSCAPES}
          value={
            options.landscapes === 'random' ? 'random' : options.landscapes === true ? 'on' : 'off'
          }
          label={(each) => o.landscapes[each]}
          onChange={(each) => choose('landscapes')(each === 'random' ? each : each === 'on')}
        />
        <Radios
          legend={o.finalTile}
          values={FINAL}
          value={chosen('finalTile', FINAL, 'none')}
          label={(each) =>
            each === 'none' ? o.finalNone : each === 'random' ? o.finalRandom : w.finalTiles[each]
          }
          onChange={choose('finalTile')}
        />
        <Radios
          legend={o.turnOrder}
          values={TURN_ORDERS}
          value={chosen('turnOrder', TURN_ORDERS, 'clockwise')}
          label={(each) => o.turnOrders[each]}
          onChange={choose('turnOrder')}
        />
        <Radios
          legend={o.startPlayer}
          values={starts}
          value={starts.find((each) => each === options.startPlayer) ?? 'random'}
          label={(each) => (each === 'random' ? m.start.randomStart : m.start.seat(each + 1))}
          onChange={choose('startPlayer')}
        />
        <RoundTileChoice
          given={given<RoundTile>('roundTiles')}
          hasMini={options.miniRoundTile === true}
          onChange={choose('roundTiles')}
        />
        <BonusCardChoice
          given={given<BonusCard>('bonusCards')}
          hasMini={options.miniBonusCard === true}
          players={players}
          onChange={choose('bonusCards')}
        />
      </details>
      <Rulings
        rules={chosen('rules', RULE_BUNDLES, 'standard')}
        rulings={(options.rulings ?? {}) as Readonly<Record<string, string>>}
        onRules={choose('rules')}
        onRulings={choose('rulings')}
      />
    </>
  );
}

/** How seats get their factions (fan factions included) and their points. */
function FactionOptions({ players, options, onChange }: OptionsProps) {
  const { w, fan, language } = useMysticaSpeech();
  const o = OPTION_MESSAGES[language];
  const { chosen, choose } = choiceOf(options, onChange);
  const { factions, startVp } = options;
  const bySeat = Array.isArray(factions) ? (factions as readonly FactionId[]) : undefined;
  const edition = chosen('fanFactions', FAN_FACTION_CHOICES, 'off');
  const fans = edition === 'off' ? [] : (fan?.factions[edition] ?? []);
  const points = Array.isArray(startVp) ? (startVp as readonly number[]) : undefined;
  const isAuction = factions === 'auction' || factions === 'fast-auction';
  return (
    <>
      <Radios
        legend={o.factions}
        values={CHOICES}
        value={bySeat === undefined ? chosen('factions', FACTION_CHOICES, 'choice') : BY_SEAT}
        label={(each) => o.factionChoices[each]}
        onChange={(each) =>
          choose('factions')(each === BY_SEAT ? seatsWith([]).giveFactions(players) : each)
        }
      />
      {bySeat !== undefined && (
        <SeatFactions
          factions={bySeat}
          fans={fans}
          points={points}
          onFactions={choose('factions')}
          onPoints={choose('startVp')}
        />
      )}
      {isAuction && (
        <>
          <Radios
            legend={o.auctionBase}
            values={AUCTION_BASES}
            value={chosen('auctionBase', AUCTION_BASES, 30)}
            label={(each) => o.auctionBases[each]}
            onChange={choose('auctionBase')}
          />
          <Radios
            legend={o.auctionBoards}
            values={AUCTION_BOARDS}
            value={chosen('auctionBoards', AUCTION_BOARDS, 'all')}
            label={(each) => o.auctionBoardChoices[each]}
            onChange={choose('auctionBoards')}
          />
        </>
      )}
      {!isAuction && (
        <Radios
          legend={o.startVp}
          values={bySeat === undefined ? START_POINTS : START_VP}
          value={points === undefined ? chosen('startVp', START_POINTS, 'equal') : BY_SEAT}
          label={(each) => (each === BY_SEAT ? o.factionChoices.given : o.startVps[each])}
          onChange={(each) =>
            choose('startVp')(each === BY_SEAT ? new Array(players).fill(USUAL_VP) : each)
          }
        />
      )}
      <Radios
        legend={o.fans}
        values={FAN_FACTION_CHOICES}
        value={edition}
        label={(each) => w.fanFactions[each]}
        onChange={choose('fanFactions')}
      />
      {edition !== 'off' && <FansHint edition={edition} />}
    </>
  );
}

/** Reads and changes one option by its name. */
function choiceOf(options: OptionsProps['options'], onChange: OptionsProps['onChange']) {
  return {
    /** The chosen one of `values`; `usual` if it is none of them. */
    chosen: <T extends string | number>(name: string, values: readonly T[], usual: T): T =>
      values.find((each) => each === options[name]) ?? usual,
    choose: (name: string) => (value: unknown) => onChange(changed(options, { [name]: value })),
  };
}
