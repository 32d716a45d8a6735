import { priceRunsContract } from '../../domain/investor/price-runs.contract';
import { batchPricingRoles } from '../../domain/pages/internal-pages';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { runList, runLoanList } from './price-run-lists';
import {
  cancelPriceRun,
  priceRunDetailOf,
  priceRuns,
  priceRunsFile,
  savePrices,
  startPriceRun,
} from './price-runs.service';
import { runLoans, runLoansFile } from './run-loans.service';

const area = 'pricing';
const access = {
  kind: 'roles',
  roles: batchPricingRoles,
  pages: ['internal-batch-pricing', 'internal-batch-pricing-create', 'internal-batch-pricing-run'],
} as const;

/** Batch pricing: many loans by today's sheets. */
export const priceRunCalls: readonly Call[] = [
  defineCall(priceRunsContract, 'GET /lqb/price-runs', {
    area,
    summary: 'Runs of batch pricing, newest first.',
    access,
    query: listParameters(runList),
    handle: async ({ portal, query }) => pageReply('runs', await priceRuns(portal, query)),
  }),
  defineCall(priceRunsContract, 'GET /lqb/price-runs/export', {
    area,
    summary: 'The runs that a filter finds as CSV, in the order of the sort.',
    access,
    query: listParameters(runList).omit({ range: true }),
    handle: async ({ portal, query }) => priceRunsFile(portal, query),
  }),
  defineCall(priceRunsContract, 'POST /lqb/price-runs', {
    area,
    summary:
      'Starts a run for the loans that a pipeline filter finds, at most 10000: each is priced with its own program, note rate and ' +
      'lock term. The caller makes the ID, so that a repeated call starts one run.',
    access,
    needs: 'investor',
    handle: async ({ portal, caller, body }) => reply({ status: 201, body: await startPriceRun(portal, caller, body) }),
  }),
  defineCall(priceRunsContract, 'GET /lqb/price-runs/{id}', {
    area,
    summary: 'A run: how far it is, and what its prices would gain or lose against the prices before.',
    access,
    handle: ({ portal, params }) => priceRunDetailOf(portal, params.id),
  }),
  defineCall(priceRunsContract, 'POST /lqb/price-runs/{id}/cancel', {
    area,
    summary: 'Ends the pricing and the saving of a run. What is priced and saved stays.',
    access,
    handle: ({ portal, caller, params }) => cancelPriceRun(portal, caller, params.id),
  }),
  defineCall(priceRunsContract, 'POST /lqb/price-runs/{id}/save', {
    area,
    summary:
      'Saves the prices of these loans, or of all, each as a write of its own. A loan that was changed since it was priced, or ' +
      'whose price is another one now, is left as it is and says so.',
    access,
    needs: 'investor',
    handle: ({ portal, caller, params, body }) => savePrices(portal, caller, params.id, body.loanNums),
  }),
  defineCall(priceRunsContract, 'GET /lqb/price-run-loans', {
    area,
    summary: 'The loans of a run (filter `run`) with their prices.',
    access,
    query: listParameters(runLoanList),
    handle: async ({ portal, actor, query }) => pageReply('loans', await runLoans(portal, actor, query)),
  }),
  defineCall(priceRunsContract, 'GET /lqb/price-run-loans/export', {
    area,
    summary: 'The loans of a run that a filter finds as CSV.',
    access,
    query: listParameters(runLoanList).omit({ range: true }),
    handle: ({ portal, actor, query }) => runLoansFile(portal, actor, query),
  }),
];
