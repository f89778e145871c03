import type { Shape } from '../../messages/shape.ts';

/** Texts of the page that both hex games share. */
export const en = {
  bowl: (n: string) => `Power in bowl ${n}`,
  bowls: (a: number, b: number, c: number) => `Bowl I ${a}, bowl II ${b}, bowl III ${c}`,
  bridgeSpace: (name: string) => `Bridge space ${name}`,
  /** In the description of a hex. */
  town: 'part of a town with its tile here',
  /** The view while a key is held down. */
  pipKey: 'while held: what every empty hex takes to become your land',
  /** Terrains other than home that a hex can become. */
  otherTerrains: (count: number) => `Other terrains: ${count}`,
  /** The heading of the other choices, after the moves that a press on a hex has drafted. */
  otherChoices: (hex: string) => `Something else on ${hex}`,
  /** Buttons that change the amount of a drafted exchange. */
  amount: {
    less: (exchange: string) => `One less: ${exchange}`,
    more: (exchange: string) => `One more: ${exchange}`,
  },
  /** The name of a river hex by its number. */
  river: (number: string) => `river ${number}`,
  chart: 'Victory points over the rounds',
  /** Why an action is impossible everywhere. */
  nowhere: {
    nowhere: 'Nowhere on the map is this possible now.',
    'no-river-town': 'Across no single river hex do your buildings make a town now.',
  },
  /** The losses of a draft. */
  lost: {
    now: (what: string) => `Thrown away: ${what}.`,
    income: (what: string) => `Thrown away when the next round begins: ${what}.`,
    end: (what: string) => `Worth no point at the end: ${what}.`,
  },
  /** The points for passing, before and after a draft. */
  whenPassing: 'when passing',
  points: (points: number) => `${points} VP`,
} as const;

export type TerraMessages = Shape<typeof en>;
