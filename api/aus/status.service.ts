import { ausFactsOf } from '../../domain/application/submission/aus-facts';
import { type AusStatus, type LpaJob, SIMULATION_NOTICE } from '../../domain/application/submission/aus-view.schemas';
import { ausOrderRequest } from '../../domain/aus/aus-order.schemas';
import { outcomeText, resultCodeOf } from '../../domain/aus/outcome';
import { stalenessOf } from '../../domain/aus/resubmit';
import type { AusRun } from '../../domain/aus/run.schemas';
import type { AusSystem } from '../../domain/aus/systems';
import type { LoanDocument } from '../../domain/loan/document';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import { readLos } from '../loan/gateway.service';
import { factsHash } from '../los/facts-hash';
import type { StoredOrder } from '../orders/orders.service';
import { submissionsOf } from './place-submission';

/** Milliseconds between two polls of a submission by its page. */
const POLL_MS = 1_000;

/** The job of an open submission, as its page polls it. */
export function jobOf(order: Pick<StoredOrder, 'id' | 'state' | 'request'>) {
  const { hash } = ausOrderRequest.parse(order.request);
  return { JobId: order.id, PollingIntervalInMs: hasEnded(order.state) ? 0 : POLL_MS, hash };
}

/**
 * The first answer of a job. Without an interval it has failed. One that has its result already is polled once, because its caller
 * takes a first answer that ends the polling for an error (AUS-03).
 */
export function startedJob(order: Pick<StoredOrder, 'id' | 'state' | 'request'>): LpaJob {
  const { PollingIntervalInMs: _interval, ...job } = jobOf(order);
  return order.state === 'failed' ? job : { ...job, PollingIntervalInMs: POLL_MS };
}

/** How a run compares with the loan as it is. */
export function runStaleness(run: AusRun, loan: LoanDocument) {
  const now = ausFactsOf(loan, run.system);
  return stalenessOf(run.facts, now, factsHash(now) === run.factsHash);
}

const caseFields = { DU: 'sDuCaseId', DO: 'sDuCaseId', LPA: 'sLpAusKey' } as const;

interface Parts {
  readonly order: StoredOrder | undefined;
  readonly run: AusRun | undefined;
}

/** A submission that failed after the latest run is what the user must know; one before it is history. */
function stateOf({ order, run }: Parts): AusStatus['state'] {
  if (order && !hasEnded(order.state)) return 'working';
  const failedLater = order?.state === 'failed' && (!run || order.created_at.getTime() > Date.parse(run.at));
  if (failedLater) return 'failed';
  return run ? 'complete' : 'not-submitted';
}

/** The status of a system: the open submission, or the latest run. */
export function statusWith(loan: LoanDocument, system: AusSystem, { order, run }: Parts): AusStatus {
  const state = stateOf({ order, run });
  return {
    ...{ system, state, caseId: loan[caseFields[system]] ?? null },
    run: run
      ? {
          ...{ id: run.id, number: run.number, at: run.at, byName: run.byName },
          ...{ outcome: outcomeText(run.report), code: resultCodeOf(run.report) },
        }
      : null,
    staleness: run ? runStaleness(run, loan) : null,
    problem: state === 'failed' && order ? order.problem : null,
    job: state === 'working' && order ? jobOf(order) : null,
    notice: run && !run.isSimulation ? null : SIMULATION_NOTICE,
  };
}

/** The status of a system for a loan. */
export async function readStatus(portal: AppContext, loanNum: string, system: AusSystem): Promise<AusStatus> {
  const loan = await readLos(() => portal.los.loadLoan(loanNum));
  const runs = await readLos(() => portal.los.underwritingRuns(loanNum));
  const [order] = await submissionsOf(portal, loanNum, system);
  return statusWith(loan, system, { order, run: runs.find((one) => one.system === system) });
}
