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
import { isForSale, isLeaving, whyLeaving, whyNoDebt } from './leaving-property';
import { addressOf, nameOf, ownersOf } from './records';
import { isRented } from './rents';

function debtLine(debt: LiabilityRecord, field: 'payment' | 'balance', why?: WhyNot): CalculationLine {
  const name = debt.type
    ? ({ list: 'liabilityType', code: debt.type } as const)
    : ({ field: `liability.${field}` } as const);
  return line(name, centsOf(debt[field]), {
    record: nameOf(debt.holder),
    owners: ownersOf(debt),
    path: recordFieldPath('liabilities', debt.id, field),
    why,
  });
}

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
  return [line({ calculation: rent.key }, Math.abs(cents), cents > 0 ? { why: 'rentGain' } : {})];
}

/** Monthly debts of one application (`aLiaMonTot`); a debt that two applications share counts in the first. */
function applicationDebts({ liabilities, applicants }: NewLoanDocument): Calculation[] {
  return applicants.map(({ aBFirstNm, aBLastNm }, index) => {
    const first = (debt: LiabilityRecord) => (debt.owners.some((owner) => owner.startsWith('0')) ? 0 : 1);
    const own = liabilities.filter((debt) => first(debt) === (index === 0 ? 0 : 1));
    const lines = own.map((debt) => debtLine(debt, 'payment', whyNoDebt(debt)));
    const name = [aBFirstNm, aBLastNm].filter(Boolean).join(' ');
    return sumCalculation('applicationDebts', lines, { of: { id: `${index}`, name } });
  });
}

/** Monthly debts other than the housing payment (`sLTotLiaMon`), and those that are paid off or excluded. */
function debts({ liabilities, reos }: LoanRecords, rents: readonly Calculation[]): Calculation {
  const rented = new Set(reos.filter((property) => isRented(property, liabilities)).map(({ id }) => id));
  const why = (debt: LiabilityRecord) => whyNoDebt(debt) ?? (rented.has(debt.reoId ?? '') ? 'inNetRent' : undefined);
  const owed = liabilities.map((debt) => debtLine(debt, 'payment', why(debt)));
  const upkeep = reos.flatMap((property) => upkeepLines(property, liabilities));
  return sumCalculation('debts', [...owed, ...upkeep, ...rents.flatMap(lossLines)]);
}

/** Balances that this closing pays. The sale of a property pays the mortgages on it. */
function payoffBalance({ liabilities, reos }: LoanRecords): Calculation {
  const sold = new Set(reos.filter(isForSale).map(({ id }) => id));
  const paidOff = liabilities.filter((debt) => whyNoDebt(debt) === 'paidOff');
  const why = ({ reoId }: LiabilityRecord) => (sold.has(reoId ?? '') ? 'paidBySale' : undefined);
  const lines = paidOff.map((debt) => debtLine(debt, 'balance', why(debt)));
  return sumCalculation('payoffBalance', lines);
}

/** The debts of all borrowers: monthly, excluded, and paid at closing. Shared records count once. */
export function debtCalculationsOf(loan: NewLoanDocument, rents: readonly Calculation[]) {
  const paidOff = loan.liabilities.filter((debt) => whyNoDebt(debt) === 'paidOff');
  const excluded = loan.liabilities.filter((debt) => whyNoDebt(debt) === 'excluded');
  const linesOf = (records: readonly LiabilityRecord[]) => records.map((debt) => debtLine(debt, 'payment'));
  return {
    debts: debts(loan, rents),
    debtsPaidOff: sumCalculation('debtsPaidOff', linesOf(paidOff)),
    debtsExcluded: sumCalculation('debtsExcluded', linesOf(excluded)),
    payoffBalance: payoffBalance(loan),
    applicationDebts: applicationDebts(loan),
  };
}
