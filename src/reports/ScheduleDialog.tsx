import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DeskReport } from '../../domain/pages/report-pages';
import type { ReportSchedule } from '../../domain/reports/schedule.schemas';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Stack, Text } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { ScheduleForm } from './ScheduleForm';
import { ScheduleRow } from './ScheduleRow';
import { useSchedules } from './useSchedules';

interface Props {
  readonly report: DeskReport;
  readonly title: string;
  readonly query: string;
  readonly onClose: () => void;
}

/** The user's scheduled emails of a report, to pause, change and delete, and to add one of the view that is shown. */
export function ScheduleDialog({ report, title, query, onClose }: Props) {
  const translate = useTranslate();
  const t = (key: string, values?: object): string => translate(`reports.schedule.${key}`, values);
  const id = useId();
  const { data, error, refetch, changed } = useSchedules(report);
  const [edited, setEdited] = useState<ReportSchedule | 'new' | null>(null);
  if (edited !== null) {
    return (
      <ScheduleForm
        {...{ report, query }}
        schedule={edited === 'new' ? null : edited}
        onSaved={changed}
        onClose={() => setEdited(null)}
      />
    );
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('title', { report: title })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Text as="p" color="text-2">
          {t('lead')}
        </Text>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data?.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        {data && data.length > 0 && (
          <Stack as="ul" aria-label={t('title', { report: title })}>
            {data.map((schedule) => (
              <ScheduleRow
                key={schedule.id}
                schedule={schedule}
                onChanged={changed}
                onEdit={() => setEdited(schedule)}
              />
            ))}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('shell.close')}</Button>
        <Button
          variant="contained"
          startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
