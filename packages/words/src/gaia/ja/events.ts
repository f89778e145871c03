import type { GaiaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { names } from './names.ts';

const { meeplesOf, animalsOf, place, city, card, objective, counted } = descriptions;
const { causes, lands, powers, decks, orders } = names;

export const events: GaiaWords['events'] = {
  'start-player': ({ seat }, who) => `スタートプレイヤーは${who.seat(seat)}。`,
  supplied: ({ seat, meeples }, who) => `${who.seat(seat)}は${meeplesOf(meeples)}を受け取った。`,
  objectives: ({ objectives }, { edition }) =>
    `このゲームの目標：${objectives.map((id) => `「${objective(id, edition)}」`).join('、')}。`,
  turn: ({ seat }, who) => `${who.seat(seat)}の手番。`,
  displayed: ({ card: name }) => `${card(name)}が場に置かれた。`,
  drew: ({ seat, deck, card: name }, who) =>
    name === undefined
      ? `${who.seat(seat)}は${decks[deck]}の山札から1枚引いた。`
      : `${who.seat(seat)}は山札から${card(name)}を引いた。`,
  took: ({ seat, card: name }, who) => `${who.seat(seat)}は場の${card(name)}を取った。`,
  played: ({ seat, card: name }, who) => `${who.seat(seat)}は${card(name)}をプレイした。`,
  discarded: ({ seat, card: name, cause }, who) =>
    `${who.seat(seat)}は${card(name)}を捨てた（${causes[cause]}）。`,
  tile: ({ seat, land, x, y }, who) =>
    `${who.seat(seat)}は${place(x, y)}に土地タイル「${lands[land]}」を置いた。`,
  animals: ({ seat, amount, x, y, cause, city: id }, who) => {
    if (amount > 0) return `${who.seat(seat)}は${place(x, y)}に${animalsOf(amount)}を置いた。`;
    if (id === undefined) {
      return `${who.seat(seat)}は${place(x, y)}から${animalsOf(-amount)}を取り除いた（${causes[cause]}）。`;
    }
    return `${who.seat(seat)}の食料消費：${city(id)}が${place(x, y)}の${animalsOf(-amount)}を消費した。`;
  },
  built: ({ seat, city: id, x, y }, who) =>
    `${who.seat(seat)}は${place(x, y)}に${city(id)}を置いた。`,
  destroyed: ({ city: id, x, y, cause }) =>
    `${place(x, y)}の${city(id)}が取り除かれた（${causes[cause]}）。`,
  needs: ({ city: id, from, to }) =>
    `${city(id)}の満足度が${from}から${to}に${to > from ? '増加' : '減少'}した。`,
  meeples: ({ seat, amount, city: id, cause }, who) =>
    amount > 0
      ? `${who.seat(seat)}は${city(id)}に${meeplesOf(amount)}を置いた（${causes[cause]}）。`
      : `${who.seat(seat)}の${meeplesOf(-amount)}が${city(id)}から戻された（${causes[cause]}）。`,
  objective: ({ seat, objective: id, nature, powers: played }, who) =>
    `${who.seat(seat)}は目標「${objective(id, who.edition)}」を達成して人コマを置き、手元のカードを捨てた（${counted({ ...nature, ...played })}）。`,
  changed: ({ x, y, from, to, cause }) =>
    `${place(x, y)}が${lands[from]}から${lands[to]}に変わった（${powers[cause]}）。`,
  swapped: ({ x, y, withX, withY }) =>
    `${place(x, y)}と${place(withX, withY)}の土地タイルが入れ替わった（${powers.earthquake}）。`,
  stolen: ({ seat, by, deck, card: name }, who) => {
    const what = name === undefined ? `${decks[deck]}1枚` : card(name);
    return `${who.seat(by)}の竜巻が${who.seat(seat)}の手札から${what}を取った。`;
  },
  kept: ({ seat, from, deck, card: name }, who) => {
    const what = name === undefined ? `${decks[deck]}1枚` : card(name);
    const whose = from === undefined ? '' : `${who.seat(from)}の手札にあった`;
    return `${who.seat(seat)}は${whose}${what}を手札に加えた。`;
  },
  'blown-away': ({ seat, from, card: name }, who) => {
    const whose = from === undefined ? '' : `${who.seat(from)}の手札にあった`;
    return `${who.seat(seat)}の竜巻により、${whose}${card(name)}が捨て札になった。`;
  },
  answered: ({ seat, protects }, who) => {
    if (protects === undefined) return `${who.seat(seat)}は返答した。`;
    return protects
      ? `${who.seat(seat)}は防護を使うと返答した。`
      : `${who.seat(seat)}は防護を使わないと返答した。`;
  },
  protected: ({ seat, against }, who) =>
    `${who.seat(seat)}は防護で${who.seat(against)}のパワーカードを無効にした。`,
  order: ({ seat, order }, who) =>
    order === undefined
      ? `${who.seat(seat)}は防護の自動指示を変えた。`
      : `${who.seat(seat)}の防護の自動指示：${orders[order]}。`,
  'game-over': ({ seat, reason }, who) =>
    reason === 'meeples'
      ? `ゲーム終了。${who.seat(seat)}が人コマをすべて置いて勝利した。`
      : `カードがなくなりゲーム終了。人コマを最も多く置いた${who.seat(seat)}が勝利した。`,
};
