import { staffRoles } from '../../domain/access/roles';
import { ausContract } from '../../domain/application/submission/aus.contract';
import { ausOrderRequest } from '../../domain/aus/aus-order.schemas';
import type { AusSystem } from '../../domain/aus/systems';
import { creditAgencies } from '../../domain/credit/agencies';
import { hasEnded } from '../../domain/orders/order-states';
import { notFound, refuse } from '../http/app-error';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { readLos, writeLoan } from '../loan/gateway.service';
import { orderById } from '../orders/orders.service';
import { ausOrder } from './aus-order';
import { jobOf, readStatus, startedJob } from './status.service';
import { submitLoan } from './submit.service';
import { readAusView } from './view.service';

const area = 'aus';
const needs = 'underwriting-orders';
const reads = { kind: 'loan', menu: ['aus'] } as const;
const submits = { kind: 'loan', menu: ['aus'], write: true } as const;
const ofLender = { ...submits, roles: staffRoles } as const;

const desktops = [
  ['desktop-underwriter', 'du-response-status', 'DU'],
  ['desktop-originator', 'do-response-status', 'DO'],
] as const;

const statusCall = (path: 'du-response-status' | 'do-response-status' | 'lpa-response', system: AusSystem): Call =>
  defineCall(ausContract, `GET /loan-proxy/{loanNum}/${path}`, {
    area,
    summary: `The status of the loan in ${system}: the open submission, or the latest run and whether it is out of date.`,
    access: reads,
    needs,
    handle: ({ portal, params }) => readStatus(portal, params.loanNum, system),
  });

const desktopCalls = desktops.flatMap(([path, statusPath, system]): Call[] => [
  defineCall(ausContract, `POST /loan-proxy/{loanNum}/${path}`, {
    area,
    summary:
      `Submits the loan to ${system} and waits up to 20 seconds for its result; the submission goes on after that. ` +
      '409 while another submission is open.',
    access: submits,
    needs,
    handle: async ({ portal, caller, loan, body }) => {
      await submitLoan(portal, caller, loan, system, body);
      return readStatus(portal, loan.sLNm, system);
    },
  }),
  statusCall(statusPath, system),
]);

const lpaCalls: readonly Call[] = [
  statusCall('lpa-response', 'LPA'),
  defineCall(ausContract, 'GET /lpa/cra', {
    area,
    summary: 'Credit agencies. IsTechnicalAffiliate says which use the system of another.',
    access: { kind: 'signed-in', pages: 'none' },
    handle: async () => creditAgencies,
  }),
  defineCall(ausContract, 'POST /lpa', {
    area,
    summary:
      'Submits the loan that the header X-Loan-Number names to LPA. Answers a job with the interval of the first poll; an ' +
      'answer without an interval has failed.',
    access: { ...submits, loanIn: 'header' },
    needs,
    handle: async ({ portal, caller, loan, body }) => {
      const order = await submitLoan(portal, caller, loan, 'LPA', body);
      return startedJob(order);
    },
  }),
  defineCall(ausContract, 'POST /lpa/{JobId}', {
    area,
    summary:
      'Polls a submission with the hash of its facts: an interval, or the final result with an interval of 0. 409 with ' +
      'another hash.',
    access: { ...reads, loanIn: 'header' },
    needs,
    handle: async ({ portal, loan, params: { JobId }, body }) => {
      const order = await orderById(portal.db, portal.vault, JobId);
      const isOwn = order?.kind === ausOrder.kind && order.loan_num === loan.sLNm;
      const request = isOwn ? ausOrderRequest.parse(order.request) : undefined;
      if (!order || request?.system !== 'LPA') throw notFound('aus-no-job');
      if (request.hash !== body.hash) throw refuse('conflict', 'aus-other-facts');
      const response = hasEnded(order.state) ? await readStatus(portal, loan.sLNm, 'LPA') : null;
      return { ...jobOf(order), response };
    },
  }),
];

/** Calls of automated underwriting. */
export const ausCalls: readonly Call[] = [
  ...desktopCalls,
  ...lpaCalls,
  defineCall(ausContract, 'GET /loan-proxy/{loanNum}/aus-runs', {
    area,
    summary:
      'The runs of the loan with their findings, what a submission still needs, and the facts as they would be submitted ' +
      'now. Not in the specification, but in its style.',
    access: reads,
    needs,
    handle: ({ portal, actor, loan }) => readAusView(portal, actor, loan),
  }),
  defineCall(ausContract, 'GET /loan-proxy/{loanNum}/aus-trial', {
    area,
    summary:
      'Which single changes of the loan would change what a system answers, found by running its simulator again. Nothing is ' +
      'stored. Not in the specification, but in its style.',
    access: reads,
    needs,
    handle: ({ portal, loan, query }) => readLos(() => portal.los.tryUnderwriting(loan.sLNm, query.system)),
  }),
  defineCall(ausContract, 'POST /loan-proxy/{loanNum}/aus-run-of-record', {
    area,
    summary:
      'Makes a run, or a result of GUS, the one that counts, and sets sProd3rdPartyUwResultT. For users of the lender. 409 ' +
      'stale if the loan changed. Not in the specification, but in its style.',
    access: ofLender,
    needs,
    handle: async ({ portal, caller, loan, body }) => {
      const detail = 'runId' in body ? { runId: body.runId } : { gusResult: body.gusResult };
      const write = { action: 'loan.underwriting-record', loanNum: loan.sLNm, detail, event: 'loan' } as const;
      const changed = await writeLoan(portal, caller, write, (operation) =>
        portal.los.recordUnderwriting(operation, loan.sLNm, body),
      );
      return { version: changed.version, sProd3rdPartyUwResultT: changed.sProd3rdPartyUwResultT ?? '' };
    },
  }),
];
