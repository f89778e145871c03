import type { Asked } from '../src/rules/jobs.ts';

export type { Asked };

/** The first command that a job plays or checks. */
export function firstCommand({ job, request }: Asked): string | undefined {
  const commands =
    job === 'play' ? request.parts[0]?.commands : job === 'seal' ? request.commands : undefined;
  return typeof commands === 'string' ? undefined : commands?.[0];
}
