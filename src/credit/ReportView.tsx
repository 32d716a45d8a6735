import { Button, Skeleton } from '@mui/material';
import type { LoanDocument } from '../../domain/loan/document';
import { documentsCalls } from '../documents/public';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorState } from '../ui/ErrorState';
import { Row, Stack } from '../ui/layout/primitives';
import { AccountTable } from './AccountTable';
import { AlertList } from './AlertList';
import { OtherRecords } from './OtherRecords';
import type { OrderStart } from './order-form';
import { Reconcile } from './Reconcile';
import { ScoreSection } from './ScoreSection';
import { useCreditReport } from './useCredit';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly id: string;
  readonly editable: boolean;
  readonly onOrder: (start: OrderStart) => void;
}

/** A report: what it says, what it changes in the loan, and what can be ordered from it. */
export function ReportView({ loan, id, editable, onOrder }: Props) {
  const { t } = useCreditText();
  const { data, error, refetch } = useCreditReport(loan.sLNm, id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.report) return <Skeleton variant="rounded" height={320} />;
  const { report, summary, stops } = data;
  const { documentId } = summary;
  return (
    <Stack gap="s4">
      <Row wrap gap="s2" justify="end">
        {documentId && (
          <DownloadButton
            label={t('printed')}
            fileName={`credit-report-${report.number}.pdf`}
            fetchFile={() => documentsCalls.download(loan.sLNm, documentId)}
          />
        )}
        {editable && (
          <>
            <Button variant="outlined" onClick={() => onOrder({ action: 'reissue', from: summary })}>
              {t('actions.reissue')}
            </Button>
            {report.bureaus.length < 3 && (
              <Button variant="outlined" onClick={() => onOrder({ action: 'upgrade', from: summary })}>
                {t('actions.upgrade')}
              </Button>
            )}
          </>
        )}
      </Row>
      <AlertList {...{ loan, report, stops }} />
      <ScoreSection {...{ loan, report }} borrowers={summary.borrowers} />
      <Reconcile {...{ loan, editable, stops }} id={id} />
      <AccountTable
        {...{ loan, report }}
        onAsk={editable ? (line) => onOrder({ action: 'supplement', from: summary, line }) : undefined}
      />
      <OtherRecords {...{ loan, report }} />
    </Stack>
  );
}
