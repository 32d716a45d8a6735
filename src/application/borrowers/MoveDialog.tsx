import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import { consequencesOf } from '../../../domain/application/borrowers/consequences';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { Stack } from '../../ui/layout/primitives';
import { applicationCalls } from '../application-calls';
import { useBorrowerLabels } from './useBorrowerLabels';
import { useLoanAction } from './useLoanAction';

interface Props {
  readonly loan: LoanRecord;
  readonly action: BorrowerAction;
  readonly onClose: () => void;
}

/** Shows the positions after a move or swap, and carries it out. */
export function MoveDialog({ loan, action, onClose }: Props) {
  const translate = useTranslate();
  const borrowerText = useBorrowerLabels(loan.sLNm);
  const act = useLoanAction(loan.sLNm);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const follows = consequencesOf(loan, action);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await act(() => applicationCalls.changeBorrowers(loan.sLNm, loan.version, action), 'borrowers.moved');
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <>
      <ConfirmDialog
        open
        title={borrowerText.action(action)}
        confirmLabel={translate('borrowers.move')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      >
        <Stack as="ul" gap="s1" marginBlockEnd="s3" paddingInlineStart="s5" listStyle="disc">
          {typeof follows === 'string'
            ? null
            : borrowerText.following(follows).map((fact) => <li key={fact}>{fact}</li>)}
        </Stack>
        {translate('borrowers.keeps')}
      </ConfirmDialog>
      <ErrorDialog error={failure} onClose={() => setFailure(null)} />
    </>
  );
}
