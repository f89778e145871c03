import { type IntroPicture as Of, Picture } from '../../terra/start/intro-pictures.tsx';

/** The pictures beside the sentences of the introduction, in the order of the sentences. */
const PICTURES: readonly (Of | undefined)[] = [
  { of: 'signs', signs: ['vp'] },
  undefined,
  {
    of: 'land',
    grounds: ['forest', 'mountains', 'wasteland', 'desert', 'plains', 'swamp', 'lake'],
  },
  { of: 'signs', signs: ['worker', 'coin', 'power', 'priest'] },
  { of: 'power' },
  { of: 'signs', signs: ['fire', 'water', 'earth', 'air'] },
  undefined,
  { of: 'town' },
  { of: 'signs', signs: ['network', 'cult'] },
];

export function IntroPicture({ at }: { readonly at: number }) {
  const picture = PICTURES[at];
  return picture === undefined ? null : <Picture {...picture} />;
}
