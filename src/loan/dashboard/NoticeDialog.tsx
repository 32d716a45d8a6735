import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import { decisionDay } from '../../../domain/loan/denial';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { FieldInput } from '../../fields/FieldInput';
import { ApiError } from '../../providers/data/api-error';
import { usePortalData } from '../../providers/data/portal-data-provider';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { useRefetchLoan } from '../status/useRefetchLoan';

interface Values {
  readonly sAdverseActionSentD: string | null;
}

interface Props {
  readonly loan: LoanRecord;
  readonly today: string;
  readonly onClose: () => void;
}

/** Records the day on which the adverse action notice was sent. */
export function NoticeDialog({ loan, today, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const portal = usePortalData();
  const refetch = useRefetchLoan(loan.sLNm);
  // What the user saw when the dialog opened, so that the date of someone else is not overwritten.
  const [seen] = useState(loan);
  const record = async ({ sAdverseActionSentD }: Values): Promise<void> => {
    try {
      await portal.update('loans', { id: seen.id, data: { ...seen, sAdverseActionSentD }, previousData: seen });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await refetch();
      throw error;
    }
    const date = formatDate(sAdverseActionSentD);
    notify('loan.dashboard.decision.recorded', { type: 'success', messageArgs: { date } });
    await refetch();
  };
  const min = decisionDay(seen);
  return (
    <SaveDialog<Values>
      draft="adverse-action-notice"
      title={translate('loan.dashboard.decision.dialog')}
      defaultValues={{ sAdverseActionSentD: seen.sAdverseActionSentD ?? today }}
      onSave={record}
      onClose={onClose}
      maxWidth="xs"
    >
      <FieldInput name="sAdverseActionSentD" required {...(min && { min })} />
    </SaveDialog>
  );
}
