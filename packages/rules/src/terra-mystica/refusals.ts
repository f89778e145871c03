import { KERNEL_REFUSALS } from '../kernel/index.ts';

/** Why a move is refused; entry 0 stands for "legal". */
export const REFUSALS = ['', ...KERNEL_REFUSALS, 'not-legal'] as const;
