import { useNotify } from 'react-admin';
import type { AppraisalSummary, RejectionPreview } from '../../../domain/appraisal/loan-appraisals.contract';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { KindInput } from '../../fields/KindInput';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFormats } from '../../providers/i18n/useFormats';
import { Note, Text } from '../../ui/layout/primitives';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { ReviewEffects } from './ReviewEffects';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  /** What is taken back from the loan; null if the value was never accepted. */
  readonly preview: RejectionPreview | null;
  readonly onClose: () => void;
}

/** What the loan gets back if the value was accepted. */
function TakenBack({ preview }: { readonly preview: RejectionPreview }) {
  const { t } = useAppraisalText();
  const { label } = useFieldLabels();
  const { list } = useFormats();
  const { fields, kept } = preview;
  return (
    <>
      {fields.length > 0 ? <ReviewEffects effects={preview} /> : <Note as="p">{t('rejectNothing')}</Note>}
      {kept.length > 0 && <Note as="p">{t('rejectKept', { fields: list(kept.map((name) => label(name))) })}</Note>}
    </>
  );
}

/** Rejects a report for good. It shows first what that takes back from the loan. */
export function RejectDialog({ loanNum, one: { id, version }, preview, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const reject = async ({ reason }: { reason: string }): Promise<void> => {
    const seen = preview ? { loanVersion: preview.loanVersion } : {};
    try {
      await loanAppraisalCalls.reject(loanNum, id, { version, ...seen, reason });
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
      <Text as="p">{t(preview ? 'rejectAccepted' : 'rejectText')}</Text>
      {preview && <TakenBack preview={preview} />}
      <KindInput name="reason" spec={{ kind: 'note', maxLength: 1000 }} label={t('reason')} required />
    </SaveDialog>
  );
}
