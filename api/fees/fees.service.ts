import type { AuditAction } from '../../domain/audit/audit-actions';
import { type ClosingChange, expenseList } from '../../domain/fees/closing-records.schemas';
import type { ClosingCosts } from '../../domain/fees/closing-view.schemas';
import { chargedBeforeIntent } from '../../domain/fees/early-charges';
import { expensesOf } from '../../domain/fees/expenses';
import { catalogFeeOf, payeesOf } from '../../domain/fees/fee-catalog';
import type { TemplateFee } from '../../domain/fees/fee-records';
import type { LoanDocument } from '../../domain/loan/document';
import type { ExpenseRecord } from '../../domain/loan/fees/closing-lists';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { writeLoan } from '../loan/gateway.service';
import { assertVersion } from '../loan/loan.service';
import { branchFeesNamed, feeTemplatesOf } from '../reference/reference.service';
import { closingView } from './closing-view';

export { disclosedInsurance, disclosedTerms, loanComparisons } from '../../domain/application/closing/disclosed-loan';

/** The fees that the loan's branch adds, and those of the lender's templates for its state and channel. A branch has its own amount of a fee. */
async function templateOf(portal: AppContext, loan: LoanDocument): Promise<readonly TemplateFee[]> {
  const { sBranchName, sSpState: state, sBranchChannelT: channel } = loan;
  const ofBranch = sBranchName ? await branchFeesNamed(portal.db, sBranchName) : [];
  const named = new Set(ofBranch.map(({ type }) => type.toLowerCase()));
  const ofLender = await feeTemplatesOf(portal.db, { state, channel });
  return [...ofBranch, ...ofLender.filter(({ type }) => !named.has(type.toLowerCase()))];
}

/** All closing costs of a loan. */
export const closingCostsOf = async (portal: AppContext, loan: LoanDocument): Promise<ClosingCosts> =>
  closingView(loan, await templateOf(portal, loan));

/** Refuses a fee that is newly charged before closing although the borrowers have not said yet that they intend to proceed. */
function assertMayCharge(loan: LoanDocument, fees: ClosingChange['lists']['fees']): void {
  const fee = fees && chargedBeforeIntent(loan, fees);
  if (fee === undefined) return;
  const text = message('fee-before-intent', { fee: fee.Description });
  throw refuse('invalid', text, { fields: { fees: text } });
}

/** Refuses a payee that the loan's channel does not offer for the fee (FEE-05); one that is stored already may stay. */
function assertOffered(loan: LoanDocument, fees: ClosingChange['lists']['fees'] = []): void {
  const stored = new Map((loan.fees ?? []).map((fee) => [fee.id, fee]));
  const wrong = fees.flatMap(({ id, ClosingCostFeeType, Beneficiary }, place) => {
    const type = catalogFeeOf(ClosingCostFeeType);
    if (type === undefined || stored.get(id)?.Beneficiary === Beneficiary) return [];
    return payeesOf(type, loan.sBranchChannelT).includes(Beneficiary) ? [] : [`fees[${place}].Beneficiary`];
  });
  if (wrong.length > 0)
    throw invalid('fields-not-valid', Object.fromEntries(wrong.map((field) => [field, 'not-a-code' as const])));
}

interface Change extends Omit<ClosingChange, 'version' | 'values'>, Partial<Pick<ClosingChange, 'values'>> {
  /** What else the audit says of the change. */
  readonly audited?: Record<string, unknown> | undefined;
}

/**
 * Saves closing costs of a loan and returns the loan. Throws `stale` unless `loan`, of which the change was made, is the version that its
 * author saw: the LOS compares that version with what it has by then.
 */
export async function changeClosing(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, lists, values = {}, audited = {} }: Change & { readonly version: number },
  action: AuditAction = 'loan.closing-costs',
): Promise<LoanDocument> {
  assertVersion(loan, version);
  assertMayCharge(loan, lists.fees);
  assertOffered(loan, lists.fees);
  const detail = {
    ...Object.fromEntries(Object.entries(lists).map(([name, records]) => [name, records.length])),
    ...(Object.keys(values).length > 0 ? { fields: Object.keys(values) } : {}),
    ...audited,
  };
  return writeLoan(portal, caller, { action, loanNum: loan.sLNm, detail, event: 'loan' }, (operation) =>
    portal.los.saveClosingCosts(operation, loan.sLNm, { version, lists, values }),
  );
}

/** The same, with all closing costs as the answer. */
export async function saveClosing(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  change: Change & { readonly version: number },
): Promise<ClosingCosts> {
  return closingCostsOf(portal, await changeClosing(portal, caller, loan, change));
}

/** Removes a record of a list; 404 if the loan does not have it. */
export async function removeRecord(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  list: 'fees' | 'adjustments' | 'prorations',
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ClosingCosts> {
  assertVersion(loan, version);
  const records: readonly { readonly id: string }[] = loan[list] ?? [];
  if (!records.some((record) => record.id === id)) throw notFound('no-closing-line');
  const lists = { [list]: records.filter((record) => record.id !== id) } as ClosingChange['lists'];
  return saveClosing(portal, caller, loan, { version, lists });
}

type Prepaid = Pick<ExpenseRecord, 'baseType' | 'rate' | 'month' | 'fixedAmt' | 'isPrepaid'>;

/** Expenses as they are saved; one of an LOS that the schema refuses is an error of the request. */
export const expensesForLos = (expenses: readonly ExpenseRecord[]): NonNullable<ClosingChange['lists']['hexps']> =>
  expenseList.parse(expenses);

/** The expenses with one of a type changed, or added. */
export function withPrepaid(
  expenses: readonly ExpenseRecord[],
  type: ExpenseRecord['type'],
  prepaid: Partial<Prepaid>,
): ExpenseRecord[] {
  if (expenses.some((expense) => expense.type === type)) {
    return expenses.map((expense) => (expense.type === type ? { ...expense, ...prepaid } : expense));
  }
  const added: ExpenseRecord = {
    ...{ id: type, type, Description: null, baseType: '0', rate: '0.000', fixedAmt: '0.00', month: 0 },
    ...{ isPrepaid: false, isEscrowed: false, disbursements: [] },
    ...prepaid,
  };
  return [...expenses, added];
}

/** The expenses with one changed by its ID; 404 if there is none. */
export function withExpense(
  loan: LoanDocument,
  { id, ...changes }: Partial<ExpenseRecord> & { readonly id: string },
): ExpenseRecord[] {
  const expenses = expensesOf(loan);
  if (!expenses.some((expense) => expense.id === id)) throw notFound('no-closing-line');
  return expenses.map((expense) => (expense.id === id ? { ...expense, ...changes } : expense));
}
