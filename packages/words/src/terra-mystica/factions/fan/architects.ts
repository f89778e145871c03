import type { FanFactionWords } from '../../fan-words.ts';

export const en = {
  name: 'Architects',
  ability:
    'As an action a bridge for 1 priest. Each of their bridges between two structures of a group adds 1 to its power for founding a town. Transforming a hex and building on it in one action takes a spade less for each of their bridges that leads there; what is saved is no spade.',
  stronghold:
    'Once a round they move one of their bridges for 3 VP; not when the structures around a town tile would be no town without it. What is cut off from the tile may found another town.',
  moves: {
    'priest-bridge': { name: 'a bridge for a priest', label: () => 'build a bridge for 1 priest' },
    'bridge-dwelling': {
      name: 'a dwelling at the end of a bridge',
      label: (hex) => `transform ${hex} and build on it, bridges saving spades`,
    },
    'bridge-dwelling-with-spades': {
      name: 'a dwelling at the end of a bridge, with free spades',
      label: (hex) => `transform ${hex} and build on it, bridges saving some of the free spades`,
    },
    'move-bridge': {
      name: 'a bridge that is moved',
      label: (from, to) => `move the bridge ${from} to ${to}`,
    },
    'lay-town-tile': {
      name: 'the place of a town tile',
      label: (hex) => `lay the town tile on ${hex}`,
    },
  },
  kept: {},
  marks: { 'town-tile': (seat, hex) => `The town tile of ${seat} lies on ${hex}.` },
  onHex: { 'town-tile': () => 'town tile' },
  because: {
    'no-place': 'You have no bridge left, or no place for one.',
    'no-bridge': 'None of your bridges leads to this hex.',
    'home-already': 'This hex need not be transformed.',
    'another-hex-first': 'The dwelling stands on the hex that was made home first.',
    'bridge-not-own': 'This bridge is not yours.',
    'town-would-fall': 'Without this bridge the structures around a town tile would be no town.',
    'not-in-town': 'This hex is not part of the town.',
  },
} satisfies FanFactionWords;

export const ja: typeof en = {
  name: '建築家',
  ability:
    'アクションとして1司祭で橋を架ける。グループの建物2つを結ぶ自分の橋1本につき、町を作るときのパワー値が1増える。1回のアクションで地形変換と住居の建設を両方行うとき、そのヘクスに通じる自分の橋1本につきスコップが1つ少なくてよい。減った分はスコップに数えない。',
  stronghold:
    '1ラウンドに1回、自分の橋1本を移して3勝利点を得る。その橋がないと町タイルのあるグループが町の条件を満たさなくなるなら移せない。タイルから切り離された建物は新たに町になれる。',
  moves: {
    'priest-bridge': { name: '司祭による橋', label: () => '1司祭で橋を架ける' },
    'bridge-dwelling': {
      name: '橋の先の住居',
      label: (hex) => `橋でスコップを減らして${hex}を変換し、住居を建てる`,
    },
    'bridge-dwelling-with-spades': {
      name: '無料のスコップによる橋の先の住居',
      label: (hex) => `橋で無料のスコップを節約して${hex}を変換し、住居を建てる`,
    },
    'move-bridge': {
      name: '橋の移動',
      label: (from, to) => `${from}の橋を${to}に移す`,
    },
    'lay-town-tile': {
      name: '町タイルの場所',
      label: (hex) => `町タイルを${hex}に置く`,
    },
  },
  kept: {},
  marks: { 'town-tile': (seat, hex) => `${seat}の町タイルが${hex}に置かれました。` },
  onHex: { 'town-tile': () => '町タイル' },
  because: {
    'no-place': '橋が残っていないか、架けられる場所がありません。',
    'no-bridge': 'このヘクスに通じる自分の橋がありません。',
    'home-already': 'このヘクスは変換する必要がありません。',
    'another-hex-first': '住居を建てられるのは最初に変換し終えたヘクスだけです。',
    'bridge-not-own': 'この橋は自分のものではありません。',
    'town-would-fall': 'この橋がないと町タイルのあるグループが町の条件を満たさなくなります。',
    'not-in-town': 'このヘクスはその町に含まれません。',
  },
};
