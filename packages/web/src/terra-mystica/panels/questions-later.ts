import { later } from '../../ui/later.tsx';

/** The list of questions comes with the first place that shows some. */
export const Questions = later(async () => (await import('./questions.tsx')).Questions, null);
export const RefusalQuestions = later(
  async () => (await import('./questions.tsx')).RefusalQuestions,
  null,
);
