import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { generalCalendar } from '../../domain/disclosure/calendar/business-days';
import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { chargesOf, newCharge } from '../../domain/disclosure/changes/charges';
import { requestedLines } from '../../domain/disclosure/changes/coc-rules';
import { effectOf } from '../../domain/disclosure/changes/coverage';
import { knownEstimates } from '../../domain/disclosure/estimate/outside-estimate';
import { revisionReasons } from '../../domain/fees/coc-codes';
import { pacificDate } from '../../domain/format/date';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { ApiError } from '../providers/data/api-error';
import { useLender } from '../shell/lender';
import type { LoanRecord } from '../shell/loan/useLoan';
import { InputGrid } from '../ui/InputGrid';
import { Note, Stack } from '../ui/layout/primitives';
import { ClockStrip } from './ClockStrip';
import { bodyOf, type ChangeValues, valuesOf } from './change-values';
import { changesCalls } from './changes-calls';
import { CureChoice, EffectTable } from './EffectTable';
import { LineInputs } from './LineInputs';
import { useChangesText, useRefetchChanges } from './useChanges';

interface Props {
  readonly loan: LoanRecord;
  /** The open request to change; undefined for a new one. */
  readonly task: CocTask | undefined;
  readonly onClose: () => void;
}

/** A charge that the server names: `lines[0].amount`. */
const LINE = /^lines(?:\[|\.)(\d+)/;

/** What the request does to each bucket, as it is written. */
function Effect({ loan, taskId }: { readonly loan: LoanRecord; readonly taskId: string | undefined }) {
  const { t } = useChangesText();
  const { reason, learned, lines } = useWatch<ChangeValues>() as ChangeValues;
  const today = pacificDate(new Date());
  const calendar = generalCalendar(useLender());
  // The learned day does not matter here, and may be missing yet.
  const found = requestedLines(loan, { reason, learned: today, lines }, today, calendar);
  const effect = 'code' in found ? undefined : effectOf(loan, found, taskId);
  return (
    <Stack gap="s4">
      {learned && <ClockStrip learned={learned} plain />}
      {effect ? (
        <>
          <EffectTable effect={effect} charges="now" />
          <Stack gap="s1">
            <Note>{t('cure')}</Note>
            <CureChoice effect={effect} />
          </Stack>
        </>
      ) : (
        <Note size="body">{t('effectEmpty')}</Note>
      )}
    </Stack>
  );
}

function Inputs({ loan, task }: Omit<Props, 'onClose'>) {
  const { t } = useChangesText();
  // What the portal requested keeps its reason and its clock.
  const isFromLock = task !== undefined && task.trigger !== null;
  const first = knownEstimates(loan)[0]?.issued;
  const reasons = revisionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <>
      <InputGrid columns={2}>
        <ChoiceInput
          name="reason"
          spec={{ kind: 'text' }}
          label={t('reason')}
          choices={reasons}
          required
          disabled={isFromLock}
        />
        <KindInput
          name="learned"
          spec={{ kind: 'date' }}
          label={t('learnedOn')}
          required
          help={t('learnedHelp')}
          readOnly={isFromLock}
          max={task?.learned ?? pacificDate(new Date())}
          {...(first && { min: first })}
        />
      </InputGrid>
      <KindInput name="Description" spec={{ kind: 'note', maxLength: 2000 }} label={t('whatHappened')} required />
      <LineInputs loan={loan} />
      <Effect loan={loan} taskId={task?.taskId} />
    </>
  );
}

/** Requests a change of circumstance, or changes an open request; shows the clock and what becomes of the baseline meanwhile. */
export function ChangeDialog({ loan, task, onClose }: Props) {
  const { t, lineName } = useChangesText();
  const notify = useNotify();
  const refetch = useRefetchChanges(loan.sLNm);
  // What the user saw when the dialog opened.
  const [seen] = useState({ version: loan.version, values: valuesOf(task) });
  const [version, setVersion] = useState(seen.version);
  const lineLabel = (name: string, { lines }: ChangeValues): string | undefined => {
    const line = lines[Number(LINE.exec(name)?.[1])];
    const charge = line && (chargesOf(loan).find(({ id }) => id === line.id) ?? newCharge(loan, line.id));
    return charge && lineName(charge);
  };
  const save = async (values: ChangeValues): Promise<void> => {
    try {
      await changesCalls.request(loan.sLNm, { version, ...bodyOf(values), ...(task && { taskId: task.taskId }) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') {
        await refetch();
        const current = error.body.current as { version?: number } | undefined;
        setVersion(current?.version ?? version);
      }
      throw error;
    }
    notify(t('saved'), { type: 'success' });
    await refetch();
  };
  return (
    <SaveDialog<ChangeValues>
      draft={task ? `coc:${task.taskId}` : 'coc:new'}
      title={t(task ? 'editTitle' : 'newTitle')}
      saveLabel={t(task ? 'saveRequest' : 'sendRequest')}
      defaultValues={seen.values}
      maxWidth="lg"
      onSave={save}
      serverFields={{ labelOf: lineLabel }}
      onClose={onClose}
    >
      <Inputs loan={loan} task={task} />
    </SaveDialog>
  );
}
