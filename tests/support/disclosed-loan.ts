import { type ApiClient, signInOverHttp } from './api-client';
import { worksheetPurchase } from './worksheet-loan';

/** What a Loan Estimate needs beside a loan that can be priced; days are counted from today. */
export function estimateTerms(today = new Date()): Record<string, unknown> {
  const day = (days: number): string => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const firstOfMonth = (months: number): string =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
  return {
    ...{ sNoteIR: '6.250', sTerm: 360, sFinMethT: '0', sLT: '0', sPrepaidInterestDays: 9 },
    ...{ sAppSubmittedD: day(-1), sEstCloseD: day(35), sSchedDueD1: firstOfMonth(3) },
    ...{ sProdImpound: true, sPropertyTaxDueD: firstOfMonth(8), sHazInsDueD: firstOfMonth(12) },
  };
}

const fee = (id: string, type: string, section: string, amount: string, Beneficiary: string) => ({
  ...{ id, ClosingCostFeeType: type, Description: id, section, TotalAmount: amount, Beneficiary },
});

/** Fees of each bucket. */
export const estimateFees = [
  fee('Underwriting Fee', 'UnderwritingFee', 'A', '1195.00', '21'),
  fee('Appraisal Fee', 'AppraisalFee', 'B', '650.00', '63'),
  fee('Credit Report Fee', 'CreditReportFee', 'B', '75.00', '3'),
  fee('Title – Settlement Agent Fee', 'SettlementFee', 'C', '780.00', '0'),
  fee('Title – Lender’s Title Policy', 'TitleLendersCoveragePremium', 'C', '940.00', '0'),
  fee('Recording Fees', 'RecordingFee', 'E', '185.00', '0'),
];

async function done(client: ApiClient, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await client.call('POST', path, body);
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A loan that can be disclosed, without a Loan Estimate. */
export async function loanToDisclose(url: string): Promise<string> {
  const officer = await signInOverHttp(url, 'loan-officer');
  const created = await officer.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const saved = await done(officer, `/lqb/loans/${loanNum}`, { version: 1, ...worksheetPurchase, ...estimateTerms() });
  await done(officer, `/lqb/loans/${loanNum}/fees`, { version: saved.version, fees: estimateFees });
  return loanNum;
}

/** A loan with two Loan Estimates: the appraisal costs more in the second. */
export async function disclosedLoan(url: string): Promise<string> {
  const loanNum = await loanToDisclose(url);
  const desk = await signInOverHttp(url, 'disclosure-desk');
  const version = async () => (await desk.call('GET', `/lqb/loans/${loanNum}`)).body.version;
  const estimates = `/loan-proxy/${loanNum}/loan-estimates`;
  await done(desk, estimates, { version: await version(), method: 'in-person' });
  const fees = estimateFees.map((each) => (each.id === 'Appraisal Fee' ? { ...each, TotalAmount: '725.00' } : each));
  const officer = await signInOverHttp(url, 'loan-officer');
  await done(officer, `/lqb/loans/${loanNum}/fees`, { version: await version(), fees });
  const consent = { on: '2026-01-05', evidence: 'Consent form of the application' };
  await done(desk, estimates, { version: await version(), method: 'electronic', consent });
  return loanNum;
}
