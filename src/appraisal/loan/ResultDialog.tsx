import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { pacificDate } from '../../../domain/format/date';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { DateInput } from '../../fields/DateInput';
import { KindInput } from '../../fields/KindInput';
import { YesNoInput } from '../../fields/YesNoInput';
import { InputGrid, WideInput } from '../../ui/InputGrid';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly onClose: () => void;
}

interface Values {
  portal: AppraisalSummary['ssrs'][number]['portal'];
  documentFileId: string;
  submittedOn: string;
  isSuccessful: boolean | null;
  riskScore: string | null;
  note: string | null;
}

/** Keeps a Submission Summary Report. */
export function ResultDialog({ loanNum, one, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const [today] = useState(() => pacificDate(new Date()));
  const portals = one.neededPortals.length > 0 ? one.neededPortals : (['fannie-mae', 'freddie-mac', 'fha'] as const);
  const keep = async ({ isSuccessful, riskScore, note, ...values }: Values): Promise<void> => {
    const score = riskScore ? Number(riskScore).toFixed(1) : null;
    try {
      await loanAppraisalCalls.keepResult(loanNum, one.id, {
        ...{
          ...values,
          version: one.version,
          isSuccessful: isSuccessful === true,
          riskScore: score,
          note: note || null,
        },
      });
    } finally {
      await refresh();
    }
    notify(t('resultKept'), { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`appraisal-result:${one.id}`}
      title={t('addResult')}
      defaultValues={{
        ...{ portal: portals[0] ?? 'fannie-mae', documentFileId: '', submittedOn: today },
        ...{ isSuccessful: true, riskScore: '', note: '' },
      }}
      onSave={keep}
      onClose={onClose}
    >
      <InputGrid columns={2}>
        <ChoiceInput
          name="portal"
          spec={{ kind: 'text' }}
          label={t('submittedTo')}
          required
          choices={portals.map((value) => ({ value, label: t(`portals.${value}`) }))}
        />
        <KindInput name="documentFileId" spec={{ kind: 'text', maxLength: 40 }} label={t('documentFileId')} required />
        <DateInput name="submittedOn" spec={{ kind: 'date' }} label={t('submittedOn')} required max={today} />
        <KindInput name="riskScore" spec={{ kind: 'decimal', scale: 1, min: 1, max: 5 }} label={t('riskScoreLabel')} />
        <WideInput>
          <YesNoInput name="isSuccessful" spec={{ kind: 'yesno' }} label={t('successful')} required />
        </WideInput>
        <WideInput>
          <KindInput name="note" spec={{ kind: 'note', maxLength: 500 }} label={t('resultNote')} />
        </WideInput>
      </InputGrid>
    </SaveDialog>
  );
}
