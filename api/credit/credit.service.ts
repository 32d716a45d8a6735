import { creditAgencies, creditAgency } from '../../domain/credit/agencies';
import { stopsFor } from '../../domain/credit/alerts';
import { keyFactors } from '../../domain/credit/key-factors';
import type { BorrowerScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound } from '../http/app-error';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import { lenderSettings } from '../reference/reference.service';
import { accountContext, accountsOf } from './accounts';
import { shownReport } from './last-four';
import { reportById, reportContext, reportsOf, summaryOf } from './reports.queries';

export { copyReportedDebts } from './apply-report';

/** The agencies, the user's accounts with them, and the reports of the loan. */
export async function creditPage(portal: AppContext, actor: Actor, loan: LoanDocument) {
  const [accounts, reports] = await Promise.all([
    accountsOf(portal, actor.userId),
    reportsOf(portal.db, portal.vault, loan.sLNm),
  ]);
  const agencies = creditAgencies
    .filter(({ code }) => portal.credit.agencies.includes(code))
    .map((agency) => ({
      ...agency,
      login: accounts.get(agency.code)?.login ?? null,
      isRefused: accounts.get(agency.code)?.isRefused ?? false,
    }));
  const settings = await lenderSettings(portal.db);
  return {
    agencies,
    isSimulation: portal.credit.isSimulation,
    prices: {
      hard: settings.creditHardPrice,
      soft: settings.creditSoftPrice,
      reissue: settings.creditReissuePrice,
    },
    reports: reports.map(summaryOf),
  };
}

/** The company that made the last credit report of a loan; undefined without one. */
export async function reportingAgency({ db }: Pick<AppContext, 'db'>, loanNum: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('portal.credit_reports')
    .select('agency')
    .where('loan_num', '=', loanNum)
    .where('received_at', 'is not', null)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && creditAgency(last.agency)?.name;
}

/** A report of the loan. */
export async function readReport(portal: AppContext, actor: Actor, loan: LoanDocument, id: string) {
  const opened = await reportById(portal.db, portal.vault, id);
  if (!opened || opened.row.loan_num !== loan.sLNm) throw notFound('no-credit-report');
  const { report } = opened;
  return {
    summary: summaryOf(opened),
    report: report && shownReport(report),
    stops: report ? stopsFor(actor, report) : [],
  };
}

/** The key factors of a score of the loan, by the report that it was taken from; empty if no report has it. */
export async function factorsOfScore(
  { db, vault }: Pick<AppContext, 'db' | 'vault'>,
  loanNum: string,
  score: BorrowerScore | undefined,
): Promise<string[]> {
  if (score === undefined) return [];
  const reports = await reportsOf(db, vault, loanNum);
  const byUse = reports.toSorted((one, other) => Number(other.row.used_at ?? 0) - Number(one.row.used_at ?? 0));
  return byUse.map(({ report }) => (report ? keyFactors(report, score) : [])).find(({ length }) => length > 0) ?? [];
}

/** Accounts and reports, for a rotation of the keys. */
export const sealedCredit = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore[] => [
  sealedTable(portal, {
    name: 'portal.credit_accounts',
    key: 'id',
    columns: { content: ({ id }) => accountContext(String(id)) },
  }),
  sealedTable(portal, {
    name: 'portal.credit_reports',
    key: 'id',
    columns: {
      request: ({ id }) => reportContext(String(id), 'request'),
      report: ({ id }) => reportContext(String(id), 'report'),
    },
  }),
];
