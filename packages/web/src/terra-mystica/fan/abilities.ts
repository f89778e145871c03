import type { Language } from '../../messages/index.ts';
import type { TokenName } from '../../ui/icons/shapes.ts';

/** How an ability stands on its button: a sign, and a name that is not cut there. */
export interface AbilityFace {
  readonly sign: TokenName;
  readonly name: string;
}

/** Of every ability of a fan faction. */
const FACES: Readonly<Record<string, readonly [sign: TokenName, en: string, ja: string]>> = {
  'priest-bridge': ['bridge', 'Bridge', '橋'],
  'bridge-dwelling': ['house', 'By bridge', '橋の先'],
  'bridge-dwelling-with-spades': ['house', 'By bridge', '橋の先'],
  'move-bridge': ['bridge', 'Relocate', '橋の移動'],
  'lay-town-tile': ['town', 'Town tile', '町タイル'],
  'piece-colour': ['house', 'Colour', '色'],
  'ninth-dwelling': ['house', 'Ninth', '9つ目'],
  'return-to-row': ['house', 'To the row', '列に戻す'],
  'return-to-ninth': ['house', 'To the ninth', '9つ目に戻す'],
  'advance-income': ['income', 'Income', '収入改良'],
  'power-for-coins': ['power', 'By coins', 'コイン払い'],
  'wyrm-token': ['power', 'Token', '河川のコマ'],
  'wyrm-second-token': ['power', 'Second token', '2個目のコマ'],
  'exchange-favour': ['favour', 'Swap tile', '恩恵の交換'],
  lamp: ['cult', 'Lamp', 'ランプ'],
  firewalk: ['volcano', 'Firewalk', '溶岩化'],
  chase: ['vp', 'Blocker', 'ブロッカー'],
  'geologist-spade': ['spade', 'Marker', 'マーカー'],
  'geologist-marker': ['spade', 'Marker', 'マーカー'],
  'goblin-reward': ['coin', 'Reward', '報酬'],
  'raise-lava': ['volcano', 'Raise lava', '火山タイル'],
  'lava-flow': ['volcano', 'Lava flow', '溶岩流'],
  'lava-flow-on': ['volcano', 'Flow on', '溶岩流の続き'],
  'lay-under-strongest': ['town', 'Town tile', '町タイル'],
  'volcano-tile': ['volcano', 'Volcano tile', '火山タイル'],
  prospect: ['coin', 'Prospect', '採掘'],
  'river-dwelling': ['house', 'On river', '河川の住居'],
  'river-dwelling-instead': ['house', 'On river', '河川の住居'],
  'far-spade': ['ship', 'Far spade', '遠方変換'],
  'shaman-step': ['ship', 'Track', 'トラック'],
  'shaman-dwelling': ['house', 'Dwelling', '住居'],
  'coins-to-tokens': ['burn', 'Tokens', 'コマの購入'],
  'four-power': ['power', '4 power', '4パワー'],
  'time-jump': ['clock', 'Time jump', '時間移動'],
  deposit: ['coin', 'Treasury', '宝物庫'],
  'wisp-spade': ['spade', 'Spade', 'スコップ'],
  'wisp-dwelling': ['house', 'Dwelling', '住居'],
};

/** @returns the abilities by name, in a language */
export function abilityFaces(language: Language): Readonly<Record<string, AbilityFace>> {
  return Object.fromEntries(
    Object.entries(FACES).map(([ability, [sign, en, ja]]) => [
      ability,
      { sign, name: language === 'ja' ? ja : en },
    ]),
  );
}
