import type { NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord, LoanRecords, ReoRecord } from '../../loan/records';
import { centsOf, centsOrZero } from '../../numbers/cents';
import { recordFieldPath } from '../field-path';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  line,
  sumCalculation,
  type WhyNot,
} from './calculation';
import { type DebtPayment, debtPayment } from './debt-payment';
import { isForSale, isLeaving, whyLeaving, whyNoDebt } from './leaving-property';
import { addressOf, nameOf, ownersOf } from './records';
import { isRented } from './rents';
import { type Means, uncountedDebts } from './uncounted-debts';

function debtLine(debt: LiabilityRecord, field: 'payment' | 'balance', { name, cents }: DebtPayment, why?: WhyNot) {
  return line(name, cents, {
    record: nameOf(debt.holder),
    owners: ownersOf(debt),
    path: recordFieldPath('liabilities', debt.id, field),
    why,
  });
}

function balanceLine(debt: LiabilityRecord, why: WhyNot | undefined): CalculationLine {
  const name = debt.type
    ? ({ list: 'liabilityType', code: debt.type } as const)
    : ({ field: 'liability.balance' } as const);
  return debtLine(debt, 'balance', { name, cents: centsOf(debt.balance) }, why);
}

const paymentLine = (loan: NewLoanDocument, debt: LiabilityRecord, why?: WhyNot): CalculationLine =>
  debtLine(debt, 'payment', debtPayment(debt, loan), why);

/** Why the upkeep of a property is not counted as a debt. */
function whyNoUpkeep(property: ReoRecord, liabilities: readonly LiabilityRecord[]): WhyNot | undefined {
  if (property.isSubjectProperty === true) return 'inHousing';
  if (isLeaving(property, liabilities)) return whyLeaving(property);
  return isRented(property, liabilities) ? 'inNetRent' : undefined;
}

/** Upkeep of property that is not rented out: taxes, insurance and dues on top of the mortgage. */
function upkeepLines(property: ReoRecord, liabilities: readonly LiabilityRecord[]): CalculationLine[] {
  const cents = centsOrZero(property.monthlyExpenses);
  if (cents === 0) return [];
  return [
    line({ field: 'reo.monthlyExpenses' }, cents, {
      record: addressOf(property),
      owners: ownersOf(property),
      why: whyNoUpkeep(property, liabilities),
      path: recordFieldPath('reos', property.id, 'monthlyExpenses'),
    }),
  ];
}

/** A loss from rents is a debt; a gain is shown, and counts as income. */
function lossLines(rent: Calculation): CalculationLine[] {
  const cents = calculationCents(rent) ?? 0;
  if (cents === 0) return [];
  if (cents > 0) return [line({ calculation: rent.key }, cents, { why: 'rentGain' })];
  return [line({ calculation: rent.key, isLoss: true }, -cents)];
}

type Uncounted = ReadonlyMap<LiabilityRecord, WhyNot>;

/**
 * Monthly debts of one application (`aLiaMonTot`), with the mortgages of rental property; a debt that two applications share counts
 * in the first.
 */
function applicationDebts(loan: NewLoanDocument, uncounted: Uncounted): Calculation[] {
  const { liabilities, applicants } = loan;
  const whyOf = (debt: LiabilityRecord): WhyNot | undefined => {
    const why = uncounted.get(debt);
    return why === 'inNetRent' ? undefined : why;
  };
  return applicants.map(({ aBFirstNm, aBLastNm }, index) => {
    const first = (debt: LiabilityRecord) => (debt.owners.some((owner) => owner.startsWith('0')) ? 0 : 1);
    const own = liabilities.filter((debt) => first(debt) === (index === 0 ? 0 : 1));
    const name = [aBFirstNm, aBLastNm].filter(Boolean).join(' ');
    const lines = own.map((debt) => paymentLine(loan, debt, whyOf(debt)));
    return sumCalculation('applicationDebts', lines, { of: { id: `${index}`, name } });
  });
}

/** Monthly debts other than the housing payment (`sLTotLiaMon`), and those that do not count. */
function debts(loan: NewLoanDocument, rents: readonly Calculation[], uncounted: Uncounted): Calculation {
  const { liabilities, reos } = loan;
  const owed = liabilities.map((debt) => paymentLine(loan, debt, uncounted.get(debt)));
  const upkeep = reos.flatMap((property) => upkeepLines(property, liabilities));
  return sumCalculation('debts', [...owed, ...upkeep, ...rents.flatMap(lossLines)]);
}

/** Balances that this closing pays, unknown while one of them is. The sale of a property pays the mortgages on it. */
export function payoffBalance({ liabilities, reos }: LoanRecords): Calculation {
  const sold = new Set(reos.filter(isForSale).map(({ id }) => id));
  const paidOff = liabilities.filter((debt) => whyNoDebt(debt) === 'paidOff');
  const why = ({ reoId }: LiabilityRecord) => (sold.has(reoId ?? '') ? 'paidBySale' : undefined);
  const lines = paidOff.map((debt) => balanceLine(debt, why(debt)));
  const requirements = lines.some((one) => one.why === 'noAmount') ? (['liabilities'] as const) : [];
  return sumCalculation('payoffBalance', lines, { requirements });
}

/** The debts of all borrowers: monthly, excluded, and ended by this closing. Shared records count once. */
export function debtCalculationsOf(loan: NewLoanDocument, rents: readonly Calculation[], means: Means) {
  const uncounted = uncountedDebts(loan, means);
  const paymentsOf = (which: WhyNot) =>
    loan.liabilities.filter((debt) => whyNoDebt(debt) === which).map((debt) => paymentLine(loan, debt));
  return {
    debts: debts(loan, rents, uncounted),
    debtsPaidOff: sumCalculation('debtsPaidOff', paymentsOf('paidOff')),
    debtsExcluded: sumCalculation('debtsExcluded', paymentsOf('excluded')),
    applicationDebts: applicationDebts(loan, uncounted),
  };
}
