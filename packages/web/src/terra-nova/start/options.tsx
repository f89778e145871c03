import {
  FACTION_CHOICES,
  type FactionId,
  START_POWERS,
  TURN_ORDERS,
  TWO_PLAYER_VARIANTS,
} from '@pangaea/rules/terra-nova';
import { useEffect } from 'preact/compat';
import type { OptionsProps } from '../../play/face/game-face.ts';
import { Radios } from '../../ui/radios.tsx';
import { useNovaSpeech } from '../speech.ts';
import { FactionsBySeat } from './factions-by-seat.tsx';
import { fitOptions, giveFactions } from './fit-options.ts';
import { Rulings } from './rulings.tsx';

const BY_SEAT = 'given';
const CHOICES = [...FACTION_CHOICES, BY_SEAT] as const;

/** Factions, start player, power, turn order, variant, and rulings. */
export function TerraNovaOptions({ players, options, onChange }: OptionsProps) {
  const { m, n } = useNovaSpeech();
  const chosen = <T extends string>(name: string, values: readonly T[], usual: T): T =>
    values.find((each) => each === options[name]) ?? usual;
  const choose = (name: string) => (value: unknown) => onChange({ ...options, [name]: value });
  const { factions } = options;
  const given = Array.isArray(factions) ? (factions as readonly FactionId[]) : undefined;
  const starts = ['random' as const, ...Array.from({ length: players }, (_, seat) => seat)];
  // Another number of players may make an option invalid.
  useEffect(() => {
    const fitting = fitOptions(options, players);
    if (fitting !== options) onChange(fitting);
  }, [options, players, onChange]);
  return (
    <>
      <Radios
        legend={n.start.factions}
        values={CHOICES}
        value={given === undefined ? chosen('factions', FACTION_CHOICES, 'choice') : BY_SEAT}
        label={(each) => n.start.factionChoices[each]}
        onChange={(each) => choose('factions')(each === BY_SEAT ? giveFactions(players) : each)}
      />
      {given !== undefined && <FactionsBySeat factions={given} onChange={choose('factions')} />}
      <Radios
        legend={n.start.startPlayer}
        values={starts}
        value={starts.find((each) => each === options.startPlayer) ?? 'random'}
        label={(each) => (each === 'random' ? m.start.randomStart : m.start.seat(each + 1))}
        onChange={choose('startPlayer')}
      />
      <Radios
        legend={n.start.startPower}
        values={START_POWERS}
        value={chosen('startPower', START_POWERS, 'edition')}
        label={(each) => n.start.startPowers[each]}
        onChange={choose('startPower')}
      />
      <Radios
        legend={n.start.turnOrder}
        values={TURN_ORDERS}
        value={chosen('turnOrder', TURN_ORDERS, 'clockwise')}
        label={(each) => n.start.turnOrders[each]}
        onChange={choose('turnOrder')}
      />
      {players === 2 && (
        <Radios
          legend={n.start.variant}
          values={TWO_PLAYER_VARIANTS}
          value={chosen('twoPlayerVariant', TWO_PLAYER_VARIANTS, 'none')}
          label={(each) => n.start.variants[each]}
          onChange={choose('twoPlayerVariant')}
        />
      )}
      <Rulings
        rulings={(options.rulings ?? {}) as Readonly<Record<string, string>>}
        onChange={choose('rulings')}
      />
    </>
  );
}
