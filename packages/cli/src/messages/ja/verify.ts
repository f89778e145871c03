import type { Messages } from '../shape.ts';

export const verify: Pick<Messages, 'verify'> = {
  verify: {
    agrees: (title, commands, noted, shares) =>
      `${title}：シードは${noted ? '控えておいたコミットメントの' : 'ファイルのコミットメントの'}とおりで${shares === 0 ? 'す' : `、${shares}席分の乱数も合っています`}。全${commands}手が合法で、結果も一致します。`,
    noSeed:
      'これは1人から見た対局の記録です。シードがないため検証できません。対局が終わると、テーブルから全体の記録が得られます',
    ledger: 'テラミスティカの記録（ledger）にコミットメントはありません',
    faults: {
      'no-commitment': ({ field }) =>
        `記録に「${field}」がないため、シードが対局前に決まっていたかどうかは確かめられません。`,
      'wrong-hash': ({ commitment, found }) =>
        `約束されたシードと違います。「seed:salt」のSHA-256は ${found}、コミットメントは ${commitment} です。`,
      'deal-malformed': () => '配り方の記録「deal」を読み取れません。',
      'other-shares': ({ seed }) =>
        `このゲームのシード ${seed} は、ホストのシードと各席の乱数から作られるものと違います。`,
      'other-commitment': ({ commitment, noted }) =>
        `別のコミットメントの記録です。控えは ${noted}、記録では ${commitment} です。`,
      'other-rules': ({ rules, ours }) =>
        `ルールの版が違うため、手の検査はできません（記録は ${rules}、このプログラムは ${ours}）。`,
      'not-over': ({ commands }) => `${commands}手を再生しても、ゲームは終わっていません。`,
      'no-outcome': () => '記録に結果が記されていません。',
      'other-outcome': ({ told, found }) =>
        `結果が違います。記録では ${told}、再生すると ${found} です。`,
    },
  },
};
