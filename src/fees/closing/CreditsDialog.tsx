import { SaveDialog } from '../../crud/saving/SaveDialog';
import { FieldInput } from '../../fields/FieldInput';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { InputGrid } from '../../ui/InputGrid';
import { feesCalls } from '../fees-calls';
import { useClosingSave, useClosingText } from './useClosingText';

const names = [
  ...(['sPurchCreditEarnestMoneyAmt', 'sSellerCreditAmt', 'sLenderCreditAmt'] as const),
  ...(['sOtherCreditAmt', 'sOtherCreditDesc'] as const),
];
type Credits = { readonly [Name in (typeof names)[number]]: string | null };

/** Earnest money and credits, which lower the cash to close. */
export function CreditsDialog({ loan, onClose }: { readonly loan: LoanRecord; readonly onClose: () => void }) {
  const t = useClosingText();
  const save = useClosingSave(loan.sLNm);
  const credits = Object.fromEntries(names.map((name) => [name, loan[name] ?? null])) as Credits;
  return (
    <SaveDialog<Credits>
      draft="credits"
      title={t('editCredits')}
      defaultValues={credits}
      onSave={(data) => save(feesCalls.saveCash(loan.sLNm, { version: loan.version, data }))}
      onClose={onClose}
    >
      <InputGrid columns={2}>
        {names.map((name) => (
          <FieldInput key={name} name={name} />
        ))}
      </InputGrid>
    </SaveDialog>
  );
}
