import { type NetParts, partsOfInputs } from '../learned/explainer.ts';
import { AT, list, OWN, own } from './input-list.ts';

/** The parts of the inputs of Terra Nova's net, and of its points. */
export const TERRA_NOVA_PARTS: NetParts = {
  inputs: [
    ...partsOfInputs(AT, list.names.length, {
      ...{ one: 'later', players: 'later', variant: 'later' },
      ...{ round: 'tempo', acting: 'tempo', incomesLeft: 'tempo' },
      ...{ coins: 'goods', coinsTo: 'goods', bowl: 'goods', bowl3From: 'goods' },
      ...{ income: 'income', incomesOf: 'income', tileIncome: 'cards' },
      ...{ houses: 'buildings', posts: 'buildings', housesFrom: 'buildings' },
      ...{ postsFrom: 'buildings', palace: 'buildings', bridges: 'buildings' },
      ...{ sailing: 'buildings', sailingLeft: 'buildings', townTiles: 'towns', towns: 'towns' },
      ...{ tileNow: 'cards', tileNext: 'cards', tileOpen: 'cards', tileCoins: 'cards' },
      ...{ power: 'cards', bonusAction: 'cards', palaceAction: 'cards', pays: 'tempo' },
      ...{ territory: 'network', apart: 'network', places: 'network' },
      ...{ groupLacks: 'towns', groupLacks2: 'towns', groupSize: 'towns' },
      ...{ groupRoom: 'towns', joinedLacks: 'towns' },
      ...{ land: 'network', contested: 'network', beside: 'network' },
      ...{ houseDue: 'buildings', shovelDue: 'goods', tileDue: 'towns', actionDue: 'tempo' },
      ...{ tempo: 'tempo', othersActing: 'tempo', passedAs: 'tempo' },
      ...{ othersPower: 'others', othersCoins: 'others' },
    } as const),
    ...partsOfInputs(OWN, own.names.length, {
      ...{ one: 'faction', roundsLeft: 'tempo', coins: 'goods', power: 'goods' },
      ...{ incomes: 'income', houses: 'buildings', posts: 'buildings', palaces: 'buildings' },
      ...{ palacesLeft: 'buildings', sailing: 'buildings', towns: 'towns' },
      ...{ homeLand: 'network', land: 'network', beside: 'network' },
    } as const),
  ],
  causes: {
    ...{ 'town-tile': 'towns', territory: 'network', money: 'goods', neighbour: 'goods' },
    ...{ 'bonus-tile': 'cards' },
  },
};
