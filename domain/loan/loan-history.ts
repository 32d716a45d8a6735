import type { LoanValues } from './document';
import { pipelineTab } from './pipeline';

/** How an application ends. */
export const loanOutcomes = ['funded', 'canceled', 'denied', 'withdrawn'] as const;
export type LoanOutcome = (typeof loanOutcomes)[number];

const endedBy: ReadonlyMap<string, LoanOutcome> = new Map([
  ['9', 'canceled'],
  ['10', 'denied'],
  ['48', 'withdrawn'],
]);

const FUNDED_TAB = 2;

interface Ended {
  readonly outcome: LoanOutcome;
  readonly on: string | null;
}

/**
 * The outcome of a loan; null while it is open. It was funded if it has a funding date, whatever followed. Another canceled, denied or withdrawn loan
 * ended on the day of its status, because a milestone keeps the day on which it was first reached.
 */
export function outcomeOf({ sStatusT, sStatusD, sFundD }: LoanValues): Ended | null {
  if (sFundD || pipelineTab(sStatusT) === FUNDED_TAB) return { outcome: 'funded', on: sFundD ?? sStatusD ?? null };
  const ended = endedBy.get(sStatusT ?? '');
  return ended ? { outcome: ended, on: sStatusD ?? null } : null;
}

/** The day of the application: when it was received, otherwise registered. Leads have none. */
export const appliedOn = ({ sAppReceivedD, sSubmitD }: LoanValues): string | null => sAppReceivedD ?? sSubmitD ?? null;
