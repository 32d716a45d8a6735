import { outcomeText } from '../../domain/aus/outcome';
import { nextPollIn } from '../../domain/aus/poll-interval';
import type { AusRun } from '../../domain/aus/run.schemas';
import type { AusJob } from '../../domain/aus/submission.schemas';
import { errorTexts } from '../../domain/messages/error-texts';
import { message } from '../../domain/messages/message';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { followOrder } from '../loan/gateway.service';
import type { Operation } from '../los/operation';
import { defineOrderType, losOutcome, placeOrder } from '../orders/orders.service';
import { accountOf, forgetAccount } from './accounts.queries';
import { findingsOrder } from './findings-order';

interface Result {
  readonly runId: string;
  readonly number: number;
  readonly outcome: string;
  readonly isSimulation: boolean;
}

interface Sent {
  readonly loanNum: string | null;
  readonly operation: Operation;
}

const refused = (code: 'aus-no-interval' | 'aus-password-gone'): Outcome<Result> => ({
  kind: 'failed',
  problem: { code, ...errorTexts(message(code)) },
});

/** Stores what follows from a run: the loan's index, and the document of its findings. */
async function completed(portal: AppContext, { loanNum, operation }: Sent, run: AusRun): Promise<Outcome<Result>> {
  if (loanNum === null) throw new Error('A submission is about a loan.');
  await followOrder(portal, operation, await portal.los.loadLoan(loanNum));
  const actor = { login: operation.by, displayName: operation.byName };
  await portal.db.transaction().execute((trx) =>
    placeOrder(portal, trx, findingsOrder, {
      loanNum,
      caller: { actor, requestId: null, address: null },
      request: { runId: run.id },
    }),
  );
  const { number, report, isSimulation } = run;
  return { kind: 'completed', result: { runId: run.id, number, outcome: outcomeText(report), isSimulation } };
}

/** The first answer of LPA is an interval; DU and DO may answer with the run (AUS-03). */
function firstAnswer(portal: AppContext, order: Sent, job: AusJob, isPolled: boolean): Promise<Outcome<Result>> {
  const pollInMs = nextPollIn({ PollingIntervalInMs: job.pollInMs });
  if (pollInMs !== null) return Promise.resolve({ kind: 'waiting', reference: job.jobId, pollInMs });
  if (job.run === null || isPolled) return Promise.resolve(refused('aus-no-interval'));
  return completed(portal, order, job.run);
}

/** A submission to DU, DO or LPA. Repeating it is safe: the LOS repeats its answer for an operation ID that it knows. */
export const ausOrder = defineOrderType({
  kind: 'aus-submission',
  ...orderKinds['aus-submission'],
  action: 'loan.underwriting',
  pages: ['aus'],
  limitMs: 45_000,
  retry: { firstMs: 1_000, factor: 2, mostMs: 30_000 },
  deadlineMs: 15 * 60_000,
  isRepeatable: () => true,
  ended: forgetAccount,
  submit: (portal, order) =>
    losOutcome(async () => {
      const { loanNum, operation, request } = order;
      if (loanNum === null) throw new Error('A submission is about a loan.');
      const { agencyUser, hash: _hash, key: _key, ...submission } = request;
      const account = agencyUser === null ? null : await accountOf(portal.db, portal.vault, order.id);
      if (account === undefined) return refused('aus-password-gone');
      const job = await portal.los.submitUnderwriting(operation, loanNum, submission, account);
      return firstAnswer(portal, order, job, submission.system === 'LPA');
    }),
  polling: {
    wait: { firstMs: 1_000, factor: 1.5, mostMs: 15_000 },
    ask: (portal, order) =>
      losOutcome(async () => {
        const { loanNum, reference } = order;
        if (loanNum === null || reference === null) throw new Error('A submission that is polled has a job.');
        const job = await portal.los.underwritingJob(loanNum, reference);
        const pollInMs = nextPollIn({ PollingIntervalInMs: job.pollInMs });
        if (pollInMs !== null) return { kind: 'waiting', pollInMs };
        return job.run === null ? refused('aus-no-interval') : completed(portal, order, job.run);
      }),
  },
});
