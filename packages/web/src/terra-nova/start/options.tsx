import { FACTION_CHOICES, TURN_ORDERS, TWO_PLAYER_VARIANTS } from '@pangaea/rules/terra-nova';
import type { OptionsProps } from '../../games/game-face.ts';
import { useSpeech } from '../../speech.ts';
import { Radios } from '../../ui/radios.tsx';
import { Rulings } from './rulings.tsx';

/** Which factions, which turn order, which variant, which rulings. */
export function TerraNovaOptions({ players, options, onChange }: OptionsProps) {
  const { m } = useSpeech();
  const chosen = <T extends string>(name: string, values: readonly T[], usual: T): T =>
    values.find((each) => each === options[name]) ?? usual;
  const choose = (name: string) => (value: unknown) => onChange({ ...options, [name]: value });
  return (
    <>
      <Radios
        legend={m.start.factions}
        values={FACTION_CHOICES}
        value={chosen('factions', FACTION_CHOICES, 'choice')}
        label={(each) => m.start.factionChoices[each]}
        onChange={choose('factions')}
      />
      <Radios
        legend={m.start.turnOrder}
        values={TURN_ORDERS}
        value={chosen('turnOrder', TURN_ORDERS, 'clockwise')}
        label={(each) => m.start.turnOrders[each]}
        onChange={choose('turnOrder')}
      />
      {players === 2 && (
        <Radios
          legend={m.start.variant}
          values={TWO_PLAYER_VARIANTS}
          value={chosen('twoPlayerVariant', TWO_PLAYER_VARIANTS, 'none')}
          label={(each) => m.start.variants[each]}
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
