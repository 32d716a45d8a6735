import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { DeskReport } from '../../domain/pages/report-pages';
import type { ReportSchedule } from '../../domain/reports/schedule.schemas';
import { scheduleDays, scheduleHours } from '../../domain/reports/schedule-time';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput, ChoicesInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { queryKeys } from '../providers/data/query-keys';
import { Note } from '../ui/layout/primitives';
import { reportCalls, type ScheduleInput } from './report-calls';
import { useScheduleText } from './useSchedules';

interface Values {
  readonly name: string;
  readonly weekdays: readonly string[];
  readonly hour: string;
  readonly recipients: readonly string[];
}

interface Props {
  readonly report: DeskReport;
  /** The view that a new schedule emails. */
  readonly query: string;
  /** Null for a new one. */
  readonly schedule: ReportSchedule | null;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

const MAX_RECIPIENTS = 20;
const codes = { kind: 'codes' } as const;

const valuesOf = (schedule: ReportSchedule | null): Values => ({
  name: schedule?.name ?? '',
  weekdays: (schedule?.weekdays ?? scheduleDays).map(String),
  hour: String(schedule?.hour ?? 8),
  recipients: schedule?.recipients.map(({ id }) => id) ?? [],
});

/** Adds or changes a scheduled email of a report. */
export function ScheduleForm({ report, query, schedule, onSaved, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const t = (key: string): string => translate(`reports.schedule.${key}`);
  const { dayText, hourText } = useScheduleText();
  const { data: readers = [] } = useQuery({
    queryKey: [...queryKeys.resource(`main/reports/${report}`), 'readers'],
    queryFn: ({ signal }) => reportCalls.readers(report, signal),
  });
  const save = async ({ name, weekdays, hour, recipients }: Values): Promise<void> => {
    await reportCalls.saveSchedule({
      ...(schedule ? { id: schedule.id, version: schedule.version } : {}),
      report,
      name,
      query: schedule?.query ?? query,
      weekdays: scheduleDays.filter((day) => weekdays.includes(String(day))),
      hour: (scheduleHours.find((one) => String(one) === hour) ?? 8) satisfies ScheduleInput['hour'],
      recipients: [...recipients],
      paused: schedule?.paused ?? false,
    });
    await onSaved();
    notify('reports.schedule.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`report-schedule:${schedule?.id ?? report}`}
      title={t(schedule ? 'editTitle' : 'newTitle')}
      saveLabel={t('save')}
      defaultValues={valuesOf(schedule)}
      onSave={save}
      onClose={onClose}
    >
      <KindInput name="name" spec={{ kind: 'text', maxLength: 80 }} label={t('name')} help={t('nameHelp')} required />
      <ChoicesInput
        name="weekdays"
        spec={codes}
        label={t('days')}
        choices={scheduleDays.map((day) => ({ value: String(day), label: dayText(day) }))}
        required
      />
      <ChoiceInput
        name="hour"
        spec={{ kind: 'code' }}
        label={t('hour')}
        choices={scheduleHours.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
        required
      />
      <ChoicesInput
        name="recipients"
        spec={codes}
        label={t('recipients')}
        help={t('recipientsHelp')}
        most={MAX_RECIPIENTS}
        choices={readers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Note as="p">{t('content')}</Note>
    </SaveDialog>
  );
}
