import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import type { ReviewPreview } from '../../../domain/appraisal/loan-appraisals.contract';
import { needsReason } from '../../../domain/appraisal/receipt-checks';
import { formatMoney } from '../../../domain/format/money';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { KindInput } from '../../fields/KindInput';
import { Text } from '../../ui/layout/primitives';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly id: string;
  readonly preview: ReviewPreview;
  readonly onClose: () => void;
}

/** Accepts the value of a report: it becomes that of the loan. */
export function AcceptDialog({ loanNum, id, preview, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const { version, loanVersion, checks, fields } = preview;
  const isReasonNeeded = needsReason(checks);
  const accept = async ({ note }: { note: string | null }): Promise<void> => {
    try {
      await loanAppraisalCalls.accept(loanNum, id, { version, loanVersion, note: note ?? '' });
    } finally {
      await refresh();
    }
    notify(t('accepted'), { type: 'success' });
  };
  const value = fields.find(({ name }) => name === 'sApprVal')?.after;
  return (
    <SaveDialog<{ note: string | null }>
      draft={`appraisal-accept:${id}`}
      title={t('acceptTitle', { amount: formatMoney(value) })}
      saveLabel={t('accept')}
      defaultValues={{ note: '' }}
      onSave={accept}
      onClose={onClose}
    >
      <Text as="p">{t('acceptText')}</Text>
      {isReasonNeeded && <Alert severity="warning">{checks.map((check) => t(`checks.${check}`)).join(' ')}</Alert>}
      <KindInput
        name="note"
        spec={{ kind: 'note', maxLength: 1000 }}
        label={t(isReasonNeeded ? 'reason' : 'note')}
        required={isReasonNeeded}
      />
    </SaveDialog>
  );
}
