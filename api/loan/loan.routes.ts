import type { Call } from '../http/call';
import { loanFileCalls } from './loan-file.routes';
import { pipelineCalls } from './pipeline.routes';

/** The calls of the loan area; those with a fixed path stand before those with a loan number in the same place. */
export const loanCalls: readonly Call[] = [...pipelineCalls, ...loanFileCalls];
