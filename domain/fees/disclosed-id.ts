import type { NewLoanDocument } from '../loan/document';
import type { FeeRecord } from '../loan/fees/closing-lists';

/** What names a charge on a disclosure. */
type Charge = Pick<FeeRecord, 'ClosingCostFeeType' | 'Description'>;
type Named = Charge & Pick<FeeRecord, 'id'>;

const nameOf = ({ ClosingCostFeeType, Description }: Charge): string =>
  `${ClosingCostFeeType} ${Description.trim().toLowerCase()}`;

/**
 * The ID under which a charge was disclosed, if no other fee of the loan has it: a fee that was removed and is entered again is the same
 * charge, and the good faith test compares it with what was disclosed. The latest disclosure counts, and before it the stored fees.
 */
export function disclosedId(
  fee: Charge,
  others: readonly Pick<FeeRecord, 'id'>[],
  { fees = [], loanEstimates = [], closingDisclosures = [] }: NewLoanDocument,
): string | undefined {
  const disclosed = [...loanEstimates, ...closingDisclosures]
    .reverse()
    .flatMap(({ lines }) =>
      lines.map(({ id, type, description }): Named => ({ id, ClosingCostFeeType: type, Description: description })),
    );
  const taken = new Set(others.map(({ id }) => id));
  return [...fees, ...disclosed].find((each) => !taken.has(each.id) && nameOf(each) === nameOf(fee))?.id;
}
