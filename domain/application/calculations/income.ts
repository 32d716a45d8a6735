import { borrowerName, borrowersOf, type NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord, LoanRecord } from '../../loan/records';
import { owners } from '../../loan/records';
import { centsOf } from '../../numbers/cents';
import { recordFieldPath } from '../field-path';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  calculationLines,
  line,
  sumCalculation,
  totalOf,
} from './calculation';
import { employerOf, incomeAverages, sourceName } from './income-averages';
import type { IncomeCalculation, IncomeLine } from './income-line';
import { withShares } from './income-share';
import { jobLines } from './job-income';
import { otherLines } from './other-income';
import { nameOf, ownersOf } from './records';
import { isDeducted } from './support';

/** Support that a borrower pays and that reduces the income. */
function supportLine(debt: LiabilityRecord): IncomeLine {
  const name = { list: 'liabilityType', code: debt.type ?? '' } as const;
  const path = recordFieldPath('liabilities', debt.id, 'payment');
  const options = { record: nameOf(debt.description), owners: ownersOf(debt), path, effect: 'minus' } as const;
  return { type: 'incomeOtherSources', line: line(name, centsOf(debt.payment), options) };
}

const firstOwner = ({ owners: whose }: CalculationLine) => whose?.[0];

/** Income of each borrower; shared income counts for the first owner. */
function borrowerIncome(loan: NewLoanDocument, lines: readonly CalculationLine[]): Calculation[] {
  const known = borrowersOf(loan);
  return owners
    .filter((owner) => known.includes(owner) || lines.some((one) => firstOwner(one) === owner))
    .map((owner) => {
      const own = lines.filter((one) => firstOwner(one) === owner);
      return sumCalculation('borrowerIncome', own, { of: { id: owner, name: borrowerName(loan, owner) } });
    });
}

const of =
  ({ id }: LoanRecord) =>
  (one: IncomeLine): IncomeLine => ({ ...one, source: id });

/** What a job or other income contributes; none if another figure counts it, such as net rents. */
function sourceIncome({ employments, incomes }: NewLoanDocument, found: readonly IncomeLine[]): Calculation[] {
  const sources = [
    ...employments.map((job) => ({ id: job.id, ...employerOf(job) })),
    ...incomes.map((income) => ({ id: income.id, ...sourceName(income) })),
  ];
  return sources.flatMap((of) => {
    const own = found.filter(({ source }) => source === of.id).map((one) => one.line);
    return own.length === 0 ? [] : [sumCalculation('sourceIncome', own, { of })];
  });
}

/** A gain from rents is income; a loss is shown, and counts as a debt. */
function rentLines(rent: Calculation): CalculationLine[] {
  const loss = (calculationCents(rent) ?? 0) < 0;
  return calculationLines(rent, loss ? { why: 'rentLoss' } : {});
}

/**
 * Monthly income of all borrowers (`sLTotI`), by borrower and by kind. Shared records count once; a gain from rents belongs to
 * no borrower. The tax credit of a mortgage credit certificate depends on the note.
 */
export function incomeCalculationsOf(loan: NewLoanDocument, rents: readonly Calculation[], note: Calculation) {
  const averages = incomeAverages(loan);
  const gains = rents.flatMap(rentLines);
  const found = withShares(
    [
      ...loan.employments.flatMap((job) => jobLines(job, loan, averages).map(of(job))),
      ...loan.incomes.flatMap((income) => otherLines(income, loan, averages, calculationCents(note)).map(of(income))),
      ...loan.liabilities.filter((debt) => isDeducted(debt, loan)).map(supportLine),
    ],
    totalOf(gains),
  );
  const lines = found.map((one) => one.line);
  const ofType = (type: IncomeCalculation) =>
    sumCalculation(
      type,
      found.filter((one) => one.type === type).map((one) => one.line),
    );
  return {
    ...averages,
    totalIncome: sumCalculation('totalIncome', [...lines, ...gains]),
    incomeBase: ofType('incomeBase'),
    incomeOvertime: ofType('incomeOvertime'),
    incomeBonus: ofType('incomeBonus'),
    incomeCommission: ofType('incomeCommission'),
    incomeMilitary: ofType('incomeMilitary'),
    incomeOtherPay: ofType('incomeOtherPay'),
    incomeSelfEmployed: ofType('incomeSelfEmployed'),
    incomeUnsplit: ofType('incomeUnsplit'),
    incomeOtherSources: ofType('incomeOtherSources'),
    incomeGrossUp: ofType('incomeGrossUp'),
    borrowerIncome: borrowerIncome(loan, lines),
    sourceIncome: sourceIncome(loan, found),
  };
}
