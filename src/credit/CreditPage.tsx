import { Button, Skeleton } from '@mui/material';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordPage } from '../crud/RecordPage';
import { ApiError } from '../providers/data/api-error';
import { useEditable, useLoan } from '../shell/loan/useLoan';
import { useWriters } from '../shell/loan/useWriters';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { useStatusLabel } from '../ui/StatusDot';
import { AccountDialog } from './AccountDialog';
import { OrderDialog } from './OrderDialog';
import type { OrderStart } from './order-form';
import { ReportList } from './ReportList';
import { ReportView } from './ReportView';
import { Simulation } from './Simulation';
import { useCredit } from './useCredit';
import { useCreditText } from './useCreditText';

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s4" role="status" aria-label={translate('states.loading')}>
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

/** /loans/{loanNum}/credit: credit reports are ordered, read, compared with the loan and used. */
export function CreditPage() {
  const { t } = useCreditText();
  const translate = useTranslate();
  const { loan, loanNum } = useLoan();
  const { data, error, refetch } = useCredit(loanNum);
  const { editable, forbidden } = useEditable(['application']);
  const statusLabel = useStatusLabel();
  const writers = useWriters('application', forbidden?.by === 'page');
  const [chosen, setChosen] = useState<string | null>(null);
  const [ordering, setOrdering] = useState<OrderStart | null>(null);
  const [account, setAccount] = useState<string | null>(null);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;

  const connected = (data?.agencies.length ?? 0) > 0;
  const order = editable && connected && (
    <Button variant="contained" onClick={() => setOrdering({ action: 'new' })}>
      {t('order')}
    </Button>
  );
  const shown = data?.reports.find(({ id }) => id === chosen) ?? data?.reports.find(({ number }) => number !== null);
  return (
    <RecordPage title={translate('pages.credit')} lead={t('lead')} actions={data?.reports.length ? order : null}>
      {data?.isSimulation && <Simulation />}
      {forbidden && (
        <ReadOnlyNotice
          reason={
            forbidden.by === 'page'
              ? [translate('states.readOnlyPage'), writers].filter(Boolean).join(' ')
              : translate('states.readOnlyStatus', { status: statusLabel(forbidden.status) })
          }
        />
      )}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {(!data && !error) || (data && !loan) ? <Waiting /> : null}
      {data && loan && data.reports.length === 0 && (
        <EmptyState icon={Gauge} title={t('empty')} actions={order}>
          {t(connected ? 'emptyHelp' : 'noAgency')}
        </EmptyState>
      )}
      {data && loan && data.reports.length > 0 && (
        <ReportList
          {...{ loan, data, editable }}
          shown={shown?.id ?? null}
          onShow={setChosen}
          onOrder={setOrdering}
          onAccount={setAccount}
        />
      )}
      {loan && shown && <ReportView key={shown.id} {...{ loan, editable }} id={shown.id} onOrder={setOrdering} />}
      {data && loan && ordering && (
        <OrderDialog
          {...{ loan, data }}
          start={ordering}
          onAccount={setAccount}
          onOrdered={setChosen}
          onClose={() => setOrdering(null)}
        />
      )}
      {data && account !== null && (
        <AccountDialog {...{ loanNum, data }} agency={account} onClose={() => setAccount(null)} />
      )}
    </RecordPage>
  );
}
