import type { NewLoanDocument } from '../loan/document';
import type { ExpenseRecord, FeeRecord } from '../loan/fees/closing-lists';
import { escrowLabel } from './calculated-lines';
import { expenseTypes, isExpenseType } from './expenses';
import { feeLabels } from './fee-labels';

/** What names a charge on a disclosure. */
type Charge = Pick<FeeRecord, 'ClosingCostFeeType' | 'Description'>;
type Named = Charge & Pick<FeeRecord, 'id'>;

const nameOf = ({ ClosingCostFeeType, Description }: Charge): string =>
  `${ClosingCostFeeType} ${Description.trim().toLowerCase()}`;

const disclosedLines = ({ loanEstimates = [], closingDisclosures = [] }: NewLoanDocument) =>
  [...loanEstimates, ...closingDisclosures].reverse().flatMap(({ lines }) => lines);

/**
 * The ID under which a charge was disclosed, if no other fee of the loan has it: a fee that was removed and is entered again is the same
 * charge, and the good faith test compares it with what was disclosed. The latest disclosure counts, and before it the stored fees.
 */
export function disclosedId(
  fee: Charge,
  others: readonly Pick<FeeRecord, 'id'>[],
  loan: NewLoanDocument,
): string | undefined {
  const disclosed = disclosedLines(loan).map(
    ({ id, type, description }): Named => ({ id, ClosingCostFeeType: type, Description: description }),
  );
  const taken = new Set(others.map(({ id }) => id));
  return [...(loan.fees ?? []), ...disclosed].find((each) => !taken.has(each.id) && nameOf(each) === nameOf(fee))?.id;
}

const EXPENSE_LINE = /^(?:escrow|prepaid):(.+)$/;

/**
 * The same for a housing expense, whose prepaid months and escrow payment are disclosed under its ID. The first expense of a type has the
 * type as its ID, as before it was stored; undefined if another one has that.
 */
export function disclosedExpenseId(
  { type, Description }: Pick<ExpenseRecord, 'type' | 'Description'>,
  others: readonly Pick<ExpenseRecord, 'id'>[],
  loan: NewLoanDocument,
): string | undefined {
  if (!isExpenseType(type)) return undefined;
  const { fee } = expenseTypes[type];
  const names = Description ? [Description] : [feeLabels[fee], escrowLabel(fee)];
  const disclosed = disclosedLines(loan)
    .filter((line) => line.type === fee && names.includes(line.description))
    .flatMap(({ id }) => EXPENSE_LINE.exec(id)?.[1] ?? [])
    .filter((id) => id === type || !isExpenseType(id));
  const taken = new Set(others.map(({ id }) => id));
  const ids = disclosed.includes(type) ? [type] : [...disclosed, type];
  return ids.find((id) => !taken.has(id));
}
