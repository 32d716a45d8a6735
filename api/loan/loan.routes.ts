import type { Call } from '../http/call';
import { pipelineCalls } from './pipeline.routes';

/** The calls of the loan area; those with a fixed path stand before those with a loan number in the same place. */
export const loanCalls: readonly Call[] = [...pipelineCalls];
