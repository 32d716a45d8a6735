import { FieldInput } from '../../fields/FieldInput';
import { HighLtvNote } from '../../fields/HighLtvNote';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useDraftLoan } from '../edit/draft';

/** The loan amount, with a warning if it is unusually high for the value. */
export function LoanAmountInput(props: FieldInputProps) {
  const { sLtvR } = useDraftLoan();
  return (
    <>
      <FieldInput {...props} />
      <HighLtvNote ltv={sLtvR} />
    </>
  );
}
