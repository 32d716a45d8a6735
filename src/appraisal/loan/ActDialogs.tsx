import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { revisionKinds } from '../../../domain/appraisal/order-codes';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { KindInput } from '../../fields/KindInput';
import { Note, Text } from '../../ui/layout/primitives';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly onClose: () => void;
}

/** Cancels an order. */
export function CancelDialog({ loanNum, one: { id, version, state }, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const cancel = async ({ reason }: { reason: string }): Promise<void> => {
    try {
      await loanAppraisalCalls.cancel(loanNum, id, { version, reason });
    } finally {
      await refresh();
    }
    notify(t('cancelled'), { type: 'success' });
  };
  return (
    <SaveDialog<{ reason: string }>
      draft={`appraisal-cancel:${id}`}
      title={t('cancelTitle')}
      saveLabel={t('cancelOrder')}
      cancelLabel={t('keepOrder')}
      defaultValues={{ reason: '' }}
      onSave={cancel}
      onClose={onClose}
    >
      {state !== 'draft' && <Text as="p">{t('cancelText')}</Text>}
      <KindInput name="reason" spec={{ kind: 'note', maxLength: 300 }} label={t('reason')} required />
    </SaveDialog>
  );
}

type Kind = (typeof revisionKinds)[number];

/** Asks the appraisal company about its report. */
export function RevisionDialog({ loanNum, one: { id, version }, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const [question] = useState(() => crypto.randomUUID());
  const ask = async ({ kind, text }: { kind: Kind; text: string }): Promise<void> => {
    try {
      await loanAppraisalCalls.revise(loanNum, id, { id: question, version, kind, text });
    } finally {
      await refresh();
    }
    notify(t('asked'), { type: 'success' });
  };
  return (
    <SaveDialog<{ kind: Kind; text: string }>
      draft={`appraisal-revision:${id}`}
      title={t('askTitle')}
      saveLabel={t('ask')}
      defaultValues={{ kind: 'correction', text: '' }}
      onSave={ask}
      onClose={onClose}
    >
      <ChoiceInput
        name="kind"
        spec={{ kind: 'text' }}
        label={t('question')}
        required
        choices={revisionKinds.map((value) => ({ value, label: t(`questions.${value}`) }))}
      />
      <KindInput name="text" spec={{ kind: 'note', maxLength: 2000 }} label={t('questionText')} required />
      <Note as="p">{t('independence')}</Note>
    </SaveDialog>
  );
}
