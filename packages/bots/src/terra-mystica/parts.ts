import { type NetParts, partsOfInputs } from '../learned/explainer.ts';
import { AT, list, OWN, own } from './input-list.ts';

/** The parts of the inputs of Terra Mystica's net, and of its points. */
export const TERRA_MYSTICA_PARTS: NetParts = {
  inputs: [
    ...partsOfInputs(AT, list.names.length, {
      ...{
        one: 'later',
        players: 'later',
        map: 'later',
        finalTile: 'network',
        landscapes: 'later',
      },
      ...{ fans: 'later', round: 'tempo', acting: 'tempo', roundTile: 'tempo' },
      ...{ goods: 'goods', coinsTo: 'goods', workersTo: 'goods', priestsTo: 'goods' },
      ...{ bowl: 'goods', bowl3To: 'goods', powerTo: 'goods' },
      ...{ income: 'income', incomesOf: 'income', incomesLeft: 'tempo' },
      ...{ onMap: 'buildings', lastOf: 'buildings', structures: 'buildings' },
      ...{ shipping: 'buildings', shippingLeft: 'buildings', bridgesLeft: 'buildings' },
      ...{ exchange: 'buildings', exchangeLeft: 'buildings' },
      ...{ favour: 'cards', favourLeft: 'cards', favourOpen: 'cards', favourDue: 'cards' },
      ...{ townOpen: 'towns', towns: 'towns', keys: 'towns', townDue: 'towns' },
      ...{ cardActing: 'cards', cardNext: 'cards', cardOpen: 'cards', cardCoins: 'cards' },
      ...{ special: 'cards', specialLater: 'cards', power: 'cards' },
      ...{ pays: 'tempo', reward: 'cults', rewardSteps: 'cults' },
      ...{ cultSteps: 'cults', cultFrom: 'cults', cultPlaces: 'cults', cultSpaces: 'cults' },
      ...{ priestsPlaced: 'cults', stepsDue: 'cults' },
      ...{ network: 'network', apart: 'network', networkFarther: 'network' },
      ...{ networkPlaces: 'network', finalPlaces: 'network' },
      ...{ groupMissing: 'towns', groupMissing2: 'towns', groupSize: 'towns', groupRoom: 'towns' },
      ...{ groupDwellings: 'towns', groupPosts: 'towns', joinedMissing: 'towns', town: 'towns' },
      ...{ landFree: 'network', landSpade: 'network', landSpades: 'network', landFar: 'network' },
      ...{ landContested: 'network', beside: 'network' },
      ...{ spadesDue: 'goods', buildDue: 'buildings', bridgeDue: 'buildings', actionDue: 'tempo' },
      ...{ offered: 'goods', offeredPrice: 'goods', offeredOthers: 'others' },
      ...{ tempo: 'tempo', othersActing: 'tempo', passedAs: 'tempo' },
      ...{ othersPower: 'others', othersWorkers: 'others', othersCoins: 'others' },
      judged: 'goods',
    } as const),
    ...partsOfInputs(OWN, own.names.length, {
      ...{ one: 'faction', roundsLeft: 'tempo', coins: 'goods', workers: 'goods' },
      ...{ priests: 'goods', power: 'goods', incomes: 'income', onMap: 'buildings' },
      ...{ shipping: 'buildings', exchange: 'buildings', cultSteps: 'cults', landscape: 'faction' },
      ...{ beside: 'network', landFree: 'network', landSpade: 'network' },
      ...{ kept: 'goods', stored: 'goods' },
    } as const),
  ],
  causes: {
    ...{ 'town-tile': 'towns', 'cult-track': 'cults', 'cult-reward': 'cults' },
    ...{ 'favour-tile': 'cards', 'bonus-card': 'cards', neighbour: 'goods' },
    ...{ 'final-fire': 'cults', 'final-water': 'cults', 'final-earth': 'cults' },
    ...{ 'final-air': 'cults', 'final-network': 'network', 'final-tile': 'network' },
    ...{ 'final-resources': 'goods' },
  },
};
