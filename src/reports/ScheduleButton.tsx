import { Button } from '@mui/material';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DeskReport } from '../../domain/pages/report-pages';

const ScheduleDialog = lazy(async () => ({ default: (await import('./ScheduleDialog')).ScheduleDialog }));

interface Props {
  readonly report: DeskReport;
  readonly title: string;
  /** The view that a new schedule emails. */
  readonly query: string;
}

/** Opens the scheduled emails of a report. */
export function ScheduleButton(props: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Mail size={16} strokeWidth={1.6} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('reports.schedule.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScheduleDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
