import { faults as common, listed, mapFaults } from '../../data-file/ja.ts';
import { named } from '../../named.ts';
import type { TerraMysticaWords } from '../shape.ts';
import { names } from './names.ts';

export const faults: TerraMysticaWords['faults'] = {
  ...common,
  ...mapFaults,
  'nothing-to-replace': ({ key, allowed }) =>
    `「${key}」はここに印刷されていません。あるもの：${listed(allowed)}。`,
  'too-few-of-terrain': ({ terrain, found, least }) =>
    `${named(names.terrains, String(terrain))}が${found}ヘクスしかありません。最初の住居のために${least}ヘクス必要です。`,
  'near-price-higher': ({ found, most }) =>
    `他プレイヤーに隣接する建物のコスト${found}コインが、隣接しない場合の${most}コインを超えています。`,
  'start-beyond-track': ({ found, most }) =>
    `船舶トラックはレベル${most}までです。レベル${found}からは始められません。`,
  'sum-below-zero': ({ trait, found }) =>
    `「${trait}」は勢力ボード、砦、特殊地形を合わせて${found}になります。0以上でなければなりません。`,
  'small-town-larger': ({ found, most }) =>
    `聖域のある町に必要な建物${found}個が、聖域のない町の${most}個を超えています。`,
};
