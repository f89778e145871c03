import type { Language } from '../../messages/index.ts';

/** The texts of reasons; loaded with them. */
export interface WhyMessages {
  readonly thinking: string;
  readonly failed: string;
  readonly noChoice: string;
  readonly same: string;
  /** @param best the decision that the bot prefers */
  readonly rather: (best: string) => string;
  /** @param gains amounts with their sources */
  readonly points: (gains: string) => string;
  readonly income: (changes: string) => string;
  readonly next: (deeds: string) => string;
  readonly gain: (amount: string, other: string) => string;
  readonly equal: (other: string) => string;
  readonly by: (parts: string) => string;
  readonly but: (parts: string) => string;
  /** @param points above 0 if the others gain more by it */
  readonly others: (points: number) => string;
  /** The same at a table of two, where the gain over the other decision contains half of it. */
  readonly rival: (points: number) => string;
  readonly amount: { points(count: number): string; chance(percent: number): string };
  readonly estimate: string;
}

export const WHY_MESSAGES: Readonly<Record<Language, WhyMessages>> = {
  en: {
    thinking: 'The best bot looks at it …',
    failed: 'The bot could not be asked. Try again.',
    noChoice: 'There was nothing else to do.',
    same: 'The best bot would do the same.',
    rather: (best) => `The best bot would rather: ${best}.`,
    points: (gains) => `Points at once: ${gains}.`,
    income: (changes) => `Next income: ${changes}.`,
    next: (deeds) => `The idea for the next turn: ${deeds}.`,
    gain: (amount, other) => `It should bring about ${amount} more than “${other}”.`,
    equal: (other) => `“${other}” is about as good.`,
    by: (parts) => `Most of that comes from: ${parts}.`,
    but: (parts) => `It is worse in: ${parts}.`,
    others: (points) =>
      points > 0
        ? `Each of the others gets about ${round(points)} more by it.`
        : `Each of the others gets about ${round(-points)} less by it.`,
    rival: (points) =>
      points > 0
        ? `The other player gets about ${round(points)} more by it; half of that is subtracted here.`
        : `The other player gets about ${round(-points)} less by it; half of that is counted here.`,
    amount: {
      points: (count) => (round(count) === '1' ? '1 point' : `${round(count)} points`),
      chance: (percent) => `${Math.round(percent)} % of the chance`,
    },
    estimate: 'These are estimates of the bot.',
  },
  ja: {
    thinking: 'いちばん強いボットが考えています…',
    failed: 'ボットに聞けませんでした。もう一度お試しください。',
    noChoice: 'ほかにできることはありませんでした。',
    same: 'いちばん強いボットも同じ手を選びます。',
    rather: (best) => `いちばん強いボットならこう指します：${best}。`,
    points: (gains) => `すぐに入る点：${gains}。`,
    income: (changes) => `次の収入：${changes}。`,
    next: (deeds) => `次の手番の狙い：${deeds}。`,
    gain: (amount, other) => `「${other}」よりも約${amount}多くなりそうです。`,
    equal: (other) => `「${other}」もほぼ同じくらいの手です。`,
    by: (parts) => `主な差：${parts}。`,
    but: (parts) => `劣るところ：${parts}。`,
    others: (points) =>
      points > 0
        ? `この手でほかの人は1人あたり約${round(points)}点多く得ます。`
        : `この手でほかの人の得点は1人あたり約${round(-points)}点減ります。`,
    rival: (points) =>
      points > 0
        ? `この手で相手は約${round(points)}点多く得ます（差からその半分を引いてあります）。`
        : `この手で相手の得点は約${round(-points)}点減ります（差にその半分を含みます）。`,
    amount: {
      points: (count) => `${round(count)}点`,
      chance: (percent) => `勝率${Math.round(percent)}%`,
    },
    estimate: 'ボットによる見積もりです。',
  },
};

/** Rounds to half points below three, otherwise to whole ones. */
function round(amount: number): string {
  return `${amount < 3 ? Math.max(0.5, Math.round(amount * 2) / 2) : Math.round(amount)}`;
}
