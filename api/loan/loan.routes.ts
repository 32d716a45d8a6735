import type { Call } from '../http/call';
import { liveCalls } from './live/live.routes';
import { loanFactCalls } from './loan-facts.routes';
import { loanFileCalls } from './loan-file.routes';
import { loanPricingCalls } from './loan-pricing.routes';
import { loanWorkCalls } from './loan-work.routes';
import { menuFactCalls } from './menu-facts.routes';
import { homeCalls } from './pipeline/home.routes';
import { pipelineCalls } from './pipeline/pipeline.routes';
import { refreshCalls } from './pipeline/refresh.routes';
import { pipelineValueCalls } from './pipeline/values.routes';
import { revealCalls } from './reveal.routes';

/** The calls of the loan area. Literal paths come before those with a loan number in the same position. */
export const loanCalls: readonly Call[] = [
  ...homeCalls,
  ...liveCalls,
  ...refreshCalls,
  ...pipelineCalls,
  ...pipelineValueCalls,
  ...loanFileCalls,
  ...loanPricingCalls,
  ...loanFactCalls,
  ...menuFactCalls,
  ...loanWorkCalls,
  ...revealCalls,
];
