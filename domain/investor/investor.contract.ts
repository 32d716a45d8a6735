import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import { commitmentSave } from './commitment.schemas';
import { currentPriceSave, currentPriceSchema } from './current-price.schemas';
import { investorChoice, investorLock, lockPeriod, lockPeriodQuery } from './investor-lock.schemas';
import { lockReportRow, lockReportTotals } from './lock-report.schemas';

/** The one report that the portal makes itself. */
export const reportNames = ['lock-report'] as const;

const reportQuery = exportQuery.extend({
  rpt: z.enum(reportNames),
  format: z.enum(['tsv', 'csv']).default('tsv'),
});

const filterQuery = z.object({ filter: z.string().optional() });

/** The investor's side of locked loans, and the lock report. */
export const investorContract = {
  'GET /lqb/loans/lock-period-investor-pricing': { query: lockPeriodQuery, answer: z.array(lockPeriod) },
  'GET /lqb/loans/{loanNum}/investor-lock': { answer: investorLock },
  'GET /lqb/loans/{loanNum}/current-price': { answer: currentPriceSchema },
  'POST /lqb/loans/{loanNum}/save-commitment-types': { body: commitmentSave, answer: investorLock },
  'POST /lqb/loans/{loanNum}/save-current-price': { body: currentPriceSave, answer: investorLock },
  'GET /lqb/investors': { answer: z.array(investorChoice) },
  'GET /lqb/reporting': { query: reportQuery, file: 'text/tab-separated-values' },
  'GET /lqb/lock-report': { query: listQuery, answer: z.array(lockReportRow).readonly() },
  'GET /lqb/lock-report/totals': { query: filterQuery, answer: lockReportTotals },
} satisfies Contract;

export type InvestorContract = typeof investorContract;
