import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { generalCalendar } from '../../domain/disclosure/calendar/business-days';
import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { isInTime } from '../../domain/disclosure/changes/coverage';
import { formatDate, pacificDate } from '../../domain/format/date';
import { useErrorText } from '../providers/i18n/useErrorText';
import { useLender } from '../shell/lender';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { changesCalls } from './changes-calls';
import { useChangesText, useRefetchChanges } from './useChanges';

interface Props {
  readonly loan: LoanRecord;
  readonly task: CocTask;
}

/** The decision of the desk: approval within the three business days, or a denial with a note. */
export function Decision({ loan, task }: Props) {
  const { t } = useChangesText();
  const notify = useNotify();
  const errorText = useErrorText();
  const refetch = useRefetchChanges(loan.sLNm);
  const isTimely = isInTime(task, pacificDate(new Date()), generalCalendar(useLender()));
  const [note, setNote] = useState('');
  const [deciding, setDeciding] = useState<'approve' | 'deny'>();
  const [problem, setProblem] = useState<string>();
  const decide = async (approve: boolean): Promise<void> => {
    if (!approve && note.trim() === '') {
      setProblem(t('noteNeeded'));
      return;
    }
    setProblem(undefined);
    setDeciding(approve ? 'approve' : 'deny');
    try {
      await changesCalls.decide(loan.sLNm, { version: loan.version, taskId: task.taskId, approve, note });
      notify(t(approve ? 'approved' : 'denied'), { type: 'success' });
    } catch (error) {
      setProblem(errorText(error));
    }
    setDeciding(undefined);
    await refetch();
  };
  return (
    <Section title={t('decision')}>
      <Stack gap="s3">
        <TextField
          multiline
          minRows={2}
          label={t('noteTo', { name: task.requestedBy })}
          value={note}
          error={problem !== undefined}
          helperText={problem ?? t('noteHelp')}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000, dir: 'auto' } }}
        />
        <Row wrap gap="s2">
          <Button variant="outlined" loading={deciding === 'deny'} onClick={() => void decide(false)}>
            {t('deny')}
          </Button>
          <Button
            variant="contained"
            disabled={!isTimely}
            loading={deciding === 'approve'}
            onClick={() => void decide(true)}
          >
            {t('approve')}
          </Button>
        </Row>
        {isTimely ? (
          <Note>{t('approveHelp', { date: formatDate(task.due) })}</Note>
        ) : (
          <Text size="small" color="bad-text">
            {t('overdue', { date: formatDate(task.due) })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
