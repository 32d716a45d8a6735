import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReportSchedule } from '../../domain/reports/schedule.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { ErrorDialog } from '../ui/ErrorDialog';
import { DotLabel } from '../ui/layout/Dot';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { reportCalls } from './report-calls';
import { useScheduleText } from './useSchedules';

interface Props {
  readonly schedule: ReportSchedule;
  readonly onChanged: () => Promise<unknown>;
  readonly onEdit: () => void;
}

/** What became of the last emails of a schedule. */
function Last({ last }: { readonly last: NonNullable<ReportSchedule['last']> }) {
  const translate = useTranslate();
  const { instant, line } = useFormats();
  const parts = (['sent', 'open', 'withheld', 'failed'] as const)
    .filter((part) => last[part] > 0)
    .map((part) => translate(`reports.schedule.last.${part}`, { smart_count: last[part], count: last[part] }));
  const color = last.failed > 0 ? 'dot-red' : last.withheld > 0 ? 'dot-amber' : 'dot-green';
  return (
    <DotLabel fill={token(color)}>
      {translate('reports.schedule.lastAt', { at: instant(last.at), result: line(parts) })}
    </DotLabel>
  );
}

/** One scheduled email, with what became of its last. */
export function ScheduleRow({ schedule, onChanged, onEdit }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { instant, line } = useFormats();
  const { daysText, hourText } = useScheduleText();
  const t = (key: string, values?: object): string => translate(`reports.schedule.${key}`, values);
  const { id, version, report, query, name, weekdays, hour, recipients, paused, dueAt, last } = schedule;
  const pause = useMutation({
    mutationFn: async () => {
      const { dueAt: _due, last: _last, ...values } = schedule;
      await reportCalls.saveSchedule({
        ...values,
        weekdays: [...weekdays],
        recipients: recipients.map((one) => one.id),
        paused: !paused,
      });
    },
    onSettled: onChanged,
  });
  const remove = useMutation({ mutationFn: () => reportCalls.deleteSchedule(id, version), onSettled: onChanged });
  const send = useMutation({ mutationFn: () => reportCalls.sendNow(id, version), onSettled: onChanged });
  const busy = pause.isPending || remove.isPending || send.isPending;
  const button = (key: string, onClick: () => void) => (
    <Button size="small" variant="text" disabled={busy} aria-label={`${t(key)}: ${name}`} onClick={onClick}>
      {t(key)}
    </Button>
  );
  return (
    <Box as="li" paddingBlock="s3" afterSame={{ lineAbove: true }}>
      <Row wrap justify="space-between" gap="s1 s3">
        <Text as="b" weight={500} overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Row gap="s1">
          {button('send', () => send.mutate())}
          {button('edit', onEdit)}
          {button(paused ? 'resume' : 'pause', () => pause.mutate())}
          {button('delete', () => remove.mutate())}
        </Row>
      </Row>
      <Text as="p" color="text-2">
        {t('when', { days: daysText(weekdays), hour: hourText(hour) })}
      </Text>
      <Text
        as={Link}
        to={{ pathname: createPath({ resource: `main/reports/${report}`, type: 'list' }), search: query }}
        color="accent-text"
        size="small"
      >
        {t('view')}
      </Text>
      {recipients.length > 0 && (
        <Note as="p">{t('also', { people: line(recipients.map((one) => `\u2068${one.name}\u2069`)) })}</Note>
      )}
      <Note as="p">{paused ? t('paused') : t('next', { at: instant(dueAt) })}</Note>
      {last && <Last last={last} />}
      <ErrorDialog
        error={pause.error ?? remove.error ?? send.error}
        onClose={() => {
          pause.reset();
          remove.reset();
          send.reset();
        }}
      />
    </Box>
  );
}
