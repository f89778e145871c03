import { type IntroPicture as Of, Picture } from '../../terra/start/intro-pictures.tsx';

/** The pictures beside the sentences of the introduction, in the order of the sentences. */
const PICTURES: readonly (Of | undefined)[] = [
  { of: 'signs', signs: ['vp'] },
  undefined,
  { of: 'land', grounds: ['forest', 'wasteland', 'desert', 'swamp', 'lake'] },
  { of: 'signs', signs: ['coin', 'power'] },
  { of: 'power' },
  undefined,
  { of: 'town' },
  { of: 'signs', signs: ['network', 'coin'] },
];

export function IntroPicture({ at }: { readonly at: number }) {
  const picture = PICTURES[at];
  return picture === undefined ? null : <Picture {...picture} />;
}
