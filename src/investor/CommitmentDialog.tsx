import { useNotify, useTranslate } from 'react-admin';
import { commitmentFields } from '../../domain/investor/commitment-fields';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { currentOf } from '../crud/saving/stale';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useValueText } from '../fields/useValueText';
import { CommitmentInputs } from './CommitmentInputs';
import { bodyOf, type CommitmentValues, isSavedLoan, valuesOf, valuesOfLoan } from './commitment-form';
import { investorCalls } from './investor-calls';
import { useShowLock } from './useInvestorLock';

interface Props {
  /** As it was when the dialog opened. */
  readonly lock: InvestorLock;
  readonly onClose: () => void;
}

/** Sets the commitment. If someone else changed it first, the user chooses what both have changed. */
export function CommitmentDialog({ lock, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { label } = useFieldLabels();
  const { specText } = useValueText();
  const { loanNum, commitment } = lock;
  const show = useShowLock(loanNum);
  const save = async (values: CommitmentValues): Promise<void> => {
    const isEndTyped = values.sInvestorLockRLckExpiredD !== commitment.sInvestorLockRLckExpiredD;
    show(await investorCalls.saveCommitment(loanNum, bodyOf(values, isEndTyped)));
    notify('investor.form.saved', { type: 'success' });
  };
  const newer = (error: unknown): CommitmentValues | null => {
    const current = currentOf(error, isSavedLoan);
    return current && valuesOfLoan(current);
  };
  const textOf = (path: string, value: unknown): string => {
    const spec = Object.entries(commitmentFields).find(([name]) => name === path)?.[1];
    if (spec) return specText(spec, value);
    return Array.isArray(value) ? value.map(({ description, price }) => `${description} ${price}`).join('; ') : '–';
  };
  return (
    <SaveDialog<CommitmentValues>
      draft={`commitment:${loanNum}`}
      title={translate('investor.form.title')}
      saveLabel={translate('investor.form.save')}
      defaultValues={valuesOf(lock)}
      maxWidth="md"
      onSave={save}
      newer={{
        valuesOf: newer,
        labelOf: (path) => (path === 'adjustments' ? translate('investor.adjustment.title') : label(path)),
        textOf,
      }}
      onClose={onClose}
    >
      <CommitmentInputs />
    </SaveDialog>
  );
}
