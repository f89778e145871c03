import type { Messages } from '../shape.ts';

type Tools = Pick<
  Messages,
  'faults' | 'editionRefused' | 'notJson' | 'sim' | 'conformance' | 'replay' | 'bench'
>;

const number = new Intl.NumberFormat('ja');

export const tools: Tools = {
  faults: {
    'unknown-command': ({ command }) => `「${command}」というコマンドはありません。`,
    'unknown-option': ({ option }) => `${option} というオプションはここでは使えません。`,
    'option-twice': ({ option }) => `--${option} は1回しか指定できません。`,
    'value-missing': ({ option }) => `--${option} には値が必要です。`,
    'value-surplus': ({ option }) => `--${option} に値は指定できません。`,
    'unknown-word': ({ option, given, words }) =>
      `--${option} に「${given}」は指定できません。使える値：${words.join('、')}`,
    'not-in-range': ({ option, given, least, most }) =>
      `--${option} は${least}から${most}までの整数です。「${given}」は使えません。`,
    'not-a-share': ({ option, given }) =>
      `--${option} は0から1までの数値です。「${given}」は使えません。`,
    'not-a-seed': ({ given }) =>
      `「${given}」はシードではありません。4294967295以下の数値か、16進数32桁を指定します。`,
    'not-a-setting': ({ given }) =>
      `「${given}」はゲームの設定ではありません。NAME=VALUE の形で指定します。`,
    'setting-twice': ({ setting }) => `設定 ${setting} が2回指定されています。`,
    'settings-refused': ({ why }) => why,
    'too-many-bots': ({ given, places }) =>
      `席は${places}つしかなく、ボット${given}体は座れません。`,
    'not-with': ({ option, other }) => `--${option} は --${other} と一緒に使えません。`,
    'file-missing': () => 'ファイル名がありません。',
    surplus: ({ given }) => `「${given}」は余分です。`,
    'cannot-read': ({ file, reason }) => `${file} を読み込めません: ${reason}`,
  },
  editionRefused: (file, faults) => `版のデータ ${file} に${faults}か所の誤りがあり、使えません:`,
  notJson: (file, reason) => `${file} はJSONではありません: ${reason}`,
  sim: {
    progress: (games, of) => `${number.format(games)} / ${number.format(of)} ゲーム`,
    upshot: (games, decisions, seconds) =>
      `${number.format(games)}ゲーム、${number.format(decisions)}手、${seconds.toFixed(2)}秒`,
    speed: (games, decisions) =>
      `毎秒${number.format(Math.round(games))}ゲーム、${number.format(Math.round(decisions))}手`,
    bot: 'ボット',
    seat: '席',
    faction: '勢力',
    games: 'ゲーム数',
    wins: '勝利',
    share: '勝率',
    interval: '95 %信頼区間',
    meanVp: '平均勝利点',
  },
  conformance: {
    progress: (games, of) => `${number.format(games)} / ${number.format(of)} ゲーム`,
    slow: (call, milliseconds) => `低速: ${call} に ${milliseconds.toFixed(0)} ms`,
    failure: (law) => `違反: ${law}`,
    summary: ({ games, decisions, longest }) =>
      `${number.format(games)}ゲーム、${number.format(decisions)}手、1ゲーム最大${longest}手`,
    verdict: (failures, never) =>
      failures + never === 0
        ? '問題ありません。'
        : `問題あり: 違反${failures}件、一度も起きなかった項目${never}件。`,
    tooFew: (games) =>
      `まれな出来事には、より多くのゲームが必要です（通常は${number.format(games)}ゲーム）。`,
  },
  replay: {
    refused: (at, line, reason) =>
      at === 0
        ? `記録を再生できません: ${reason}`
        : `${at}手目「${line}」は認められません: ${reason}`,
    unknownGame: (game) => `「${game}」というゲームはありません`,
    stopped: (commands, of) => `${of}手中${commands}手目までの局面：`,
    seen: (whom) =>
      `${whom}から見た記録です。シードがないため、引いた結果は報告されたとおりとし、引き直しては確かめていません。`,
    spectator: '観戦者',
    noSeed: 'これは1人から見た対局の記録です。シードがないため続きは遊べません',
  },
  bench: {
    figures: {
      decisionsPerSecond: '毎秒の決定数（列挙・選択・適用）',
      gamesPerSecond: '毎秒のランダム対戦数',
      copyNs: '局面の複製、ns',
      applyNs: '手の適用、ns',
      legalNs: '合法手の列挙、ns',
      p999Us: '決定の99.9 %が収まる時間、µs',
      scavenges: '探索中のガベージコレクション（若い世代）',
      replayCommandsPerSecond: '毎秒の再生手数',
      masterPositionsPerSecond: '達人ボットが毎秒探索する局面数',
      masterTurnsPerSecond: '達人ボットが毎秒決める手番数',
      ledgerParseCommandsPerSecond: '毎秒の記録の読み取り手数',
      ledgerReplayCommandsPerSecond: '毎秒の記録の再生手数（読み取りを除く）',
      stateBytes: '1局面のバイト数',
      calibrationNs: '較正ループ1回、ns',
    },
    measuring: (game, figure) => `${game}: ${figure} …`,
    ledgerRefused: (file) => `${file} は再生できません。理由は verify か convert で分かります`,
  },
};
