import { later } from '../../ui/later.tsx';

/**
 * The list of questions is loaded with the first place that shows some, the places in the rules
 * with the first refusal.
 */
export const Questions = later(async () => (await import('./questions.tsx')).Questions, null);
export const RefusalQuestions = later(
  async () => (await import('./refusal-questions.tsx')).RefusalQuestions,
  null,
);
