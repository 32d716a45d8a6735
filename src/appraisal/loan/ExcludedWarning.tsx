import { Alert, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { KindInput } from '../../fields/KindInput';
import { Note, Text } from '../../ui/layout/primitives';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly editable: boolean;
}

/** Texts to appraisal companies are English, as their reports are. */
const INSTRUCTION = 'Please assign another appraiser. The one you assigned is on our exclusionary list.';

/** Tells the company to assign someone else. */
function ReassignDialog({ loanNum, one: { id, version }, onClose }: Omit<Props, 'editable'> & { onClose: () => void }) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const tried = useRef({ key: '', text: '' });
  const send = async ({ text }: { text: string }): Promise<void> => {
    // Another text is another instruction.
    if (text !== tried.current.text) tried.current = { key: crypto.randomUUID(), text };
    try {
      await loanAppraisalCalls.reassign(loanNum, id, { version, ...tried.current });
    } finally {
      await refresh();
    }
    notify(t('reassigned'), { type: 'success' });
  };
  return (
    <SaveDialog<{ text: string }>
      draft={`appraisal-reassign:${id}`}
      title={t('reassignTitle')}
      saveLabel={t('sendInstruction')}
      defaultValues={{ text: INSTRUCTION }}
      onSave={send}
      onClose={onClose}
    >
      <KindInput name="text" spec={{ kind: 'note', maxLength: 1000 }} label={t('instruction')} required />
      <Note as="p">{t('independence')}</Note>
    </SaveDialog>
  );
}

/** Warns of an assigned appraiser whom the exclusionary list names, before they inspect the property. */
export function ExcludedWarning({ loanNum, one, editable }: Props) {
  const { t } = useAppraisalText();
  const [asking, setAsking] = useState(false);
  if (!one.isExcluded) return null;
  return (
    <>
      <Alert
        severity="error"
        action={
          editable &&
          one.canReassign && (
            <Button color="inherit" size="small" onClick={() => setAsking(true)}>
              {t('reassign')}
            </Button>
          )
        }
      >
        <Text as="p">{t('excludedAssigned', { name: one.appraiser ?? '' })}</Text>
        <Text as="p">{t(one.canReassign ? 'excludedHelp' : 'excludedLate')}</Text>
      </Alert>
      {asking && <ReassignDialog {...{ loanNum, one }} onClose={() => setAsking(false)} />}
    </>
  );
}
