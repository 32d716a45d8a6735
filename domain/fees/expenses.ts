import type { LoanDocument, NewLoanDocument } from '../loan/document';
import type { ExpenseRecord } from '../loan/fees/closing-lists';
import { centsOrZero } from '../numbers/cents';
import { type Cents, formatCents, mulDiv, parseScaled } from '../numbers/fixed';
import type { EscrowCharge } from './escrow-analysis';
import type { EscrowPurpose } from './escrow-purpose';
import type { FeeTypeCode } from './fee-labels';

/** Fields of the loan that hold the monthly amount of an expense. */
type ExpenseField = 'sProRealETx' | 'sProHazIns' | 'sProFloodIns' | 'sProMIns' | 'sProHoAssocDues';

interface ExpenseType {
  readonly field: ExpenseField;
  /** The fee for months that are paid at closing. */
  readonly fee: FeeTypeCode;
  /** Usually paid out of the escrow account. */
  readonly escrowed: boolean;
  readonly purpose: EscrowPurpose;
}

/** Housing expenses. Several can share a field of the loan, such as county and school taxes; the field is their sum. */
export const expenseTypes = {
  tax: { field: 'sProRealETx', fee: 'PropertyTax', escrowed: true, purpose: 'taxes' },
  school: { field: 'sProRealETx', fee: 'PropertyTax', escrowed: true, purpose: 'taxes' },
  city: { field: 'sProRealETx', fee: 'PropertyTax', escrowed: true, purpose: 'taxes' },
  hazard: { field: 'sProHazIns', fee: 'HomeownersInsurancePremium', escrowed: true, purpose: 'insurance' },
  wind: { field: 'sProHazIns', fee: 'WindInsurancePremium', escrowed: true, purpose: 'insurance' },
  flood: { field: 'sProFloodIns', fee: 'FloodInsurancePremium', escrowed: true, purpose: 'insurance' },
  mi: { field: 'sProMIns', fee: 'MortgageInsurancePremium', escrowed: false, purpose: 'insurance' },
  hoa: { field: 'sProHoAssocDues', fee: 'HomeownersAssociationDues', escrowed: false, purpose: 'other' },
} as const satisfies Record<string, ExpenseType>;

export type ExpenseTypeCode = keyof typeof expenseTypes;
export const expenseTypeCodes = Object.keys(expenseTypes) as [ExpenseTypeCode, ...ExpenseTypeCode[]];

export const isExpenseType = (type: string): type is ExpenseTypeCode => Object.hasOwn(expenseTypes, type);

/** What a yearly rate is of: loan amount, price, appraised value. */
export const expenseBases = ['0', '1', '2'] as const;

const YEAR = 12;

function baseOf(loan: NewLoanDocument, base: string): Cents {
  if (base === '1') return centsOrZero(loan.sPurchPrice);
  return centsOrZero(base === '2' ? loan.sApprVal : loan.sLAmtCalc);
}

/** The monthly amount that rate and fixed amount of an expense make. */
export function statedMonthly({ baseType, rate, fixedAmt }: ExpenseRecord, loan: NewLoanDocument): Cents {
  const thousandths = parseScaled(rate, 3) ?? 0;
  return mulDiv(baseOf(loan, baseType), thousandths, 100_000 * YEAR) + (parseScaled(fixedAmt, 2) ?? 0);
}

/** The day of the year on which taxes and insurance of a loan are due, as far as they are known. */
function knownDays(type: ExpenseTypeCode, loan: NewLoanDocument): ExpenseRecord['disbursements'] {
  const days =
    type === 'tax'
      ? [loan.sPropertyTaxDueD, loan.sPropertyTaxSecondDueD]
      : type === 'hazard' || type === 'flood'
        ? [loan.sHazInsDueD]
        : [];
  return days.flatMap((due) => (due ? [{ due, amount: null }] : []));
}

const simpleTypes: readonly ExpenseTypeCode[] = ['tax', 'hazard', 'flood', 'mi', 'hoa'];

function defaultExpense(type: ExpenseTypeCode, loan: NewLoanDocument): ExpenseRecord {
  const { field, escrowed } = expenseTypes[type];
  return {
    ...{ id: type, type, Description: null, baseType: '0', rate: '0.000', fixedAmt: loan[field] ?? '0.00' },
    ...{ month: 0, isPrepaid: false, isEscrowed: escrowed && loan.sProdImpound !== false },
    disbursements: knownDays(type, loan),
  };
}

/** The housing expenses of a loan: those that are stored, and others that its monthly payment has. */
export function expensesOf(loan: NewLoanDocument): ExpenseRecord[] {
  const stored = loan.hexps ?? [];
  const fields = new Set(stored.flatMap(({ type }) => (isExpenseType(type) ? [expenseTypes[type].field] : [])));
  const missing = simpleTypes.filter(
    (type) => !fields.has(expenseTypes[type].field) && centsOrZero(loan[expenseTypes[type].field]) > 0,
  );
  return [...stored, ...missing.map((type) => defaultExpense(type, loan))];
}

/** The monthly amount of an expense: the loan's field, unless several expenses share it. */
export function monthlyOf(expense: ExpenseRecord, loan: NewLoanDocument): Cents {
  if (!isExpenseType(expense.type)) return statedMonthly(expense, loan);
  const { field } = expenseTypes[expense.type];
  const sharing = (loan.hexps ?? []).filter(({ type }) => isExpenseType(type) && expenseTypes[type].field === field);
  return sharing.length > 1 ? statedMonthly(expense, loan) : centsOrZero(loan[field]);
}

/** Disbursements with their amounts: those without one share the rest of the year equally, the last with the odd cents. */
function disbursementsOf({ disbursements }: ExpenseRecord, monthly: Cents) {
  const stated = disbursements.map(({ amount }) => (amount === null ? undefined : (parseScaled(amount, 2) ?? 0)));
  const open = stated.filter((amount) => amount === undefined).length;
  const rest = Math.max(0, YEAR * monthly - stated.reduce<Cents>((sum, amount) => sum + (amount ?? 0), 0));
  const part = open === 0 ? 0 : Math.floor(rest / open);
  const lastOpen = stated.lastIndexOf(undefined);
  return disbursements.map(({ due }, place) => ({
    due,
    amount: stated[place] ?? (place === lastOpen ? rest - part * (open - 1) : part),
  }));
}

/** A charge of the account, and what it is for. */
export interface PurposedCharge extends EscrowCharge<string> {
  readonly purpose: EscrowPurpose;
}

/** The expenses that the escrow account pays; those without a day are named instead. */
export function escrowCharges(loan: NewLoanDocument): {
  readonly charges: readonly PurposedCharge[];
  readonly withoutDay: readonly string[];
} {
  const escrowed = expensesOf(loan)
    .map((expense) => ({ expense, monthly: monthlyOf(expense, loan) }))
    .filter(({ expense, monthly }) => expense.isEscrowed && monthly > 0);
  return {
    charges: escrowed
      .filter(({ expense }) => expense.disbursements.length > 0)
      .map(({ expense, monthly }) => ({
        ...{ name: expense.id, monthly, disbursements: disbursementsOf(expense, monthly) },
        purpose: isExpenseType(expense.type) ? expenseTypes[expense.type].purpose : 'other',
      })),
    withoutDay: escrowed.filter(({ expense }) => expense.disbursements.length === 0).map(({ expense }) => expense.id),
  };
}

/**
 * The fields of the monthly payment after its expenses were saved: each is the sum of the expenses that share it, and zero if all of
 * those before were removed.
 */
export function expenseFields(
  expenses: readonly ExpenseRecord[],
  loan: NewLoanDocument,
  before: readonly ExpenseRecord[],
): Partial<Pick<LoanDocument, ExpenseField>> {
  const sums = new Map<ExpenseField, Cents>();
  for (const { type } of before) if (isExpenseType(type) && type !== 'mi') sums.set(expenseTypes[type].field, 0);
  for (const expense of expenses) {
    if (!isExpenseType(expense.type) || expense.type === 'mi') continue;
    const { field } = expenseTypes[expense.type];
    sums.set(field, (sums.get(field) ?? 0) + statedMonthly(expense, loan));
  }
  return Object.fromEntries([...sums].map(([field, cents]) => [field, formatCents(cents)]));
}
