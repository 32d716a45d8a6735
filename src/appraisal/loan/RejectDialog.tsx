import { useNotify } from 'react-admin';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { KindInput } from '../../fields/KindInput';
import { Text } from '../../ui/layout/primitives';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** Rejects a delivered report for good. */
export function RejectDialog({ loanNum, id, version, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const reject = async ({ reason }: { reason: string }): Promise<void> => {
    try {
      await loanAppraisalCalls.reject(loanNum, id, { version, reason });
    } finally {
      await refresh();
    }
    notify(t('rejected'), { type: 'success' });
  };
  return (
    <SaveDialog<{ reason: string }>
      draft={`appraisal-reject:${id}`}
      title={t('rejectTitle')}
      saveLabel={t('reject')}
      defaultValues={{ reason: '' }}
      onSave={reject}
      onClose={onClose}
    >
      <Text as="p">{t('rejectText')}</Text>
      <KindInput name="reason" spec={{ kind: 'note', maxLength: 1000 }} label={t('reason')} required />
    </SaveDialog>
  );
}
