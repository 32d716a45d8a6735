import { Button } from '@mui/material';
import { useState } from 'react';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { RejectDialog } from './RejectDialog';
import { useRejection } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly loanVersion: number;
  readonly one: AppraisalSummary;
}

/** Opens the dialog that rejects a report, once it is known what that takes back from the loan. */
export function RejectButton({ loanNum, loanVersion, one }: Props) {
  const { t } = useAppraisalText();
  const [isOpen, setOpen] = useState(false);
  const wasAccepted = one.review !== null;
  const { data, error, isFetching } = useRejection(loanNum, one.id, [one.version, loanVersion], isOpen && wasAccepted);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button color="error" loading={isOpen && wasAccepted && !data && isFetching} onClick={() => setOpen(true)}>
        {t('reject')}
      </Button>
      {isOpen && !wasAccepted && <RejectDialog {...{ loanNum, one }} preview={null} onClose={close} />}
      {isOpen && wasAccepted && data && <RejectDialog {...{ loanNum, one }} preview={data} onClose={close} />}
      {isOpen && !data && !isFetching && <ErrorDialog error={error} onClose={close} />}
    </>
  );
}
