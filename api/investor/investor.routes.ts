import { investorContract } from '../../domain/investor/investor.contract';
import { lockReportRoles } from '../../domain/pages/internal-pages';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { visibleLoan } from '../loan/gateway.service';
import { currentPriceOf, investorLockOf, saveCommitment, saveCurrentPrice } from './investor-lock.service';
import { investorsInUse } from './investors.queries';
import { lockPeriods } from './lock-periods.service';
import { lockReport, lockReportTotalsOf } from './lock-report.service';
import { lockReportList } from './lock-report-list';
import { lockReportFile } from './report-file.service';

const area = 'pricing';

/** The lender's own people who sell loans; no one else may know of investors and margins. */
const access = {
  kind: 'roles',
  roles: lockReportRoles,
  pages: ['internal-lock-report', 'internal-lock-report-loan', 'internal-batch-pricing'],
} as const;

/** Reading needs no LOS capability: what an LOS does not offer is empty. */
const reads: readonly Call[] = [
  defineCall(investorContract, 'GET /lqb/loans/lock-period-investor-pricing', {
    area,
    summary:
      'The lock term of each loan by the lock term rule: 15 from Clear to Close through Funded, else the investor’s price-run ' +
      'period, else the days left less one, up to the next multiple of 15 and at most the broker’s term. `loanNums` are separated by commas.',
    access,
    handle: ({ portal, actor, query }) => lockPeriods(portal, actor, query.loanNums),
  }),
  defineCall(investorContract, 'GET /lqb/loans/{loanNum}/investor-lock', {
    area,
    summary: 'The borrower’s lock and the investor’s commitment of a loan, with gap, margin, revenue and history.',
    access,
    handle: async ({ portal, actor, params }) =>
      investorLockOf(portal, await visibleLoan(portal, actor, params.loanNum)),
  }),
  defineCall(investorContract, 'GET /lqb/investors', {
    area,
    summary: 'The investors of the contact book that are in use.',
    access,
    handle: ({ portal }) => investorsInUse(portal.db),
  }),
  defineCall(investorContract, 'GET /lqb/reporting', {
    area,
    summary:
      'A report as text: a title line, a header line, rows, and one trailing line. Tab-separated, or CSV with `format=csv`. ' +
      '`rpt=lock-report` is the lock report, with the sorts and filters of its list.',
    access,
    query: listParameters(lockReportList)
      .omit({ range: true })
      .extend(investorContract['GET /lqb/reporting'].query.pick({ rpt: true, format: true }).shape),
    handle: async ({ portal, actor, query: { format, ...query } }) => {
      const stream = await lockReportFile(portal, actor, query, format);
      const contentType = format === 'csv' ? 'text/csv' : 'text/tab-separated-values';
      return reply({ file: { stream, contentType: `${contentType}; charset=utf-8`, name: `lock-report.${format}` } });
    },
  }),
  defineCall(investorContract, 'GET /lqb/lock-report', {
    area,
    summary: 'A page of the lock report: locked and committed loans until they are sold.',
    access,
    query: listParameters(lockReportList),
    handle: async ({ portal, actor, query }) => pageReply('locks', await lockReport(portal, actor, query)),
  }),
  defineCall(investorContract, 'GET /lqb/lock-report/totals', {
    area,
    summary: 'What all rows that a filter of the lock report finds add up to.',
    access,
    query: listParameters(lockReportList).pick({ filter: true }),
    handle: ({ portal, actor, query }) => lockReportTotalsOf(portal, actor, query),
  }),
];

/** The investor’s side of locked loans. */
export const investorCalls: readonly Call[] = [
  ...reads,
  defineCall(investorContract, 'GET /lqb/loans/{loanNum}/current-price', {
    area,
    summary: 'Prices the loan today with its own program and note rate, at its lock term. Saves nothing.',
    access,
    needs: 'investor',
    handle: async ({ portal, actor, params }) => {
      const { sLNm } = await visibleLoan(portal, actor, params.loanNum);
      return currentPriceOf(portal, sLNm);
    },
  }),
  defineCall(investorContract, 'POST /lqb/loans/{loanNum}/save-commitment-types', {
    area,
    summary:
      'Sets the commitment of the loan with an investor: best efforts or mandatory, with price, period and adjustments. All of it ' +
      'null is not yet allocated. 409 if the loan has another version.',
    access,
    needs: 'investor',
    handle: ({ portal, caller, params, body }) => saveCommitment(portal, caller, params.loanNum, body),
  }),
  defineCall(investorContract, 'POST /lqb/loans/{loanNum}/save-current-price', {
    area,
    summary:
      'Stores today’s price with the loan. It is calculated again: 422 if it is another one than was seen, 409 if the loan has ' +
      'another version.',
    access,
    needs: 'investor',
    handle: ({ portal, caller, params, body }) => saveCurrentPrice(portal, caller, params.loanNum, body),
  }),
];
