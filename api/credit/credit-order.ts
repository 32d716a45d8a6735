import { agencyErrorEffect, errorMessages } from '../../domain/credit/agency-errors';
import type { CreditOrderRequest, CreditOrderResult } from '../../domain/credit/credit-order.schemas';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import { usableScore } from '../../domain/credit/report-scores';
import { bureaus, singleScore } from '../../domain/loan/credit-score';
import type { Owner } from '../../domain/loan/records';
import { errorTexts } from '../../domain/messages/error-texts';
import { message } from '../../domain/messages/message';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { type OrderProblem, orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { defineOrderType } from '../orders/orders.service';
import type { AgencyErrorText, CreditOutcome } from '../ports/credit/credit-port';
import { accountOf, markRefused, type StoredAccount } from './accounts';
import { fileReport } from './file-report';
import { reportById, storeReport } from './reports.queries';

const HOUR_MS = 3_600_000;
/** The agency has 90 seconds for its answer, and the printed report is stored after that. */
const LIMIT_MS = 120_000;

type Call = 'submit' | 'retrieve';

interface Sent {
  readonly loanNum: string | null;
  readonly operation: { readonly by: string; readonly byName: string };
  readonly request: CreditOrderRequest;
}

/** The score that decides for a borrower; null without one. */
function decisionScore(report: CreditReportData, owner: Owner): number | null {
  const found = bureaus.flatMap((bureau) => usableScore(report, owner, bureau) ?? []);
  return singleScore(found.map(({ value }) => ({ score: value })))?.score ?? null;
}

/** Why the agency gave no report: what the portal says about its code, and the agency's own words. */
function problemOf(errors: readonly AgencyErrorText[], borrowers: readonly Owner[]) {
  const [first] = errors;
  const effects = errors.map(({ code }) => agencyErrorEffect(code, borrowers));
  // An account error stops everything, whatever stands beside it.
  const kind = effects.find((one) => one.kind === 'account')?.kind ?? effects[0]?.kind ?? 'other';
  const names = [...new Set(effects.flatMap(({ fields }) => fields))];
  const words = errors.map(({ code, text }) => ({ text: [code, text].filter(Boolean).join(': ') }));
  const fields = Object.fromEntries(names.map((name) => [name, message('credit-check-field')]));
  const wording = [message(errorMessages[kind]), ...words.filter(({ text }) => text !== '')];
  const problem: OrderProblem = {
    code: first?.code || 'refused',
    ...errorTexts(wording, names.length > 0 ? fields : undefined),
  };
  return { kind, problem };
}

/** Keeps the report and files its printed form; both can be repeated. */
async function keep(
  portal: AppContext,
  { loanNum, operation, request }: Sent,
  outcome: CreditOutcome & { kind: 'report' },
) {
  const { report, pdf } = outcome;
  await storeReport(portal.db, portal.vault, request.report, report, portal.clock());
  if (pdf && loanNum !== null) {
    const author = { actor: { login: operation.by, displayName: operation.byName }, requestId: null, address: null };
    const documentId = await fileReport(portal, author, { loanNum, id: request.report, number: report.number, pdf });
    if (documentId !== null) {
      await portal.db
        .updateTable('portal.credit_reports')
        .set({ document_id: documentId })
        .where('id', '=', request.report)
        .execute();
    }
  }
  const scores = request.borrowers.map((borrower) => ({ borrower, score: decisionScore(report, borrower) }));
  return { report: request.report, isSimulation: report.isSimulation, scores };
}

/** What follows from the agency's answer. */
async function follow(
  portal: AppContext,
  sent: Sent,
  account: StoredAccount,
  { call, outcome }: { readonly call: Call; readonly outcome: CreditOutcome },
): Promise<Outcome<CreditOrderResult>> {
  switch (outcome.kind) {
    case 'report':
      return { kind: 'completed', result: await keep(portal, sent, outcome) };
    case 'refused': {
      const { kind, problem } = problemOf(outcome.errors, sent.request.borrowers);
      if (kind === 'account') await markRefused(portal, account.id);
      const isOpen = kind === 'retry' || (kind === 'account' && call === 'retrieve');
      return { kind: isOpen ? 'not-reached' : 'failed', problem };
    }
    case 'in-process':
      return { kind: 'waiting' };
    case 'not-found':
      return { kind: 'not-received' };
    case 'not-reached':
      return { kind: 'not-reached', problem: { code: 'not-reached', ...errorTexts(message('credit-not-reached')) } };
    case 'unknown':
      return { kind: 'unknown', problem: engineProblem('no-answer') };
  }
}

/**
 * Sends the order or asks about it, with the account of the user who placed it. Without one, an order that the agency may have stays
 * open until the user enters the account again: it may be billed already.
 */
async function act(portal: AppContext, sent: Sent, call: Call): Promise<Outcome<CreditOrderResult>> {
  const { report, agency } = sent.request;
  const stored = await reportById(portal.db, portal.vault, report);
  const account = await accountOf(portal, sent.operation.by, agency);
  if (!stored || !account || account.isRefused) {
    const code = account?.isRefused ? 'credit-account-refused' : 'credit-no-account';
    const isOpen = stored !== undefined && call === 'retrieve';
    return { kind: isOpen ? 'not-reached' : 'failed', problem: { code, ...errorTexts(message(code)) } };
  }
  const outcome = await portal.credit[call](agency, account, stored.request.sent);
  return follow(portal, sent, account, { call, outcome });
}

/**
 * A credit report. Nothing is submitted a second time while the agency may have the order: it is retrieved by its ID, and sent again
 * only if the agency never received it.
 */
export const creditOrder = defineOrderType({
  kind: 'credit-report',
  ...orderKinds['credit-report'],
  action: 'loan.credit-report',
  pages: ['application'],
  limitMs: LIMIT_MS,
  retry: { firstMs: 1_000, factor: 2, mostMs: 60_000 },
  deadlineMs: 24 * HOUR_MS,
  isRepeatable: () => false,
  submit: (portal, sent) => act(portal, sent, 'submit'),
  polling: {
    wait: { firstMs: 1_000, factor: 2, mostMs: 60_000 },
    ask: (portal, sent) => act(portal, sent, 'retrieve'),
  },
});
