import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordPage } from '../crud/RecordPage';
import { ApiError } from '../providers/data/api-error';
import { useLoan } from '../shell/loan/useLoan';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { Section } from '../ui/Section';
import { AccountSections } from './AccountSections';
import { PaymentFacts } from './PaymentFacts';
import { servicingCalls } from './servicing-calls';
import { TransferFacts } from './TransferFacts';
import { useServicing } from './useServicing';
import { useServicingText } from './useServicingText';

function Downloads({ loanNum }: { readonly loanNum: string }) {
  const { t } = useServicingText();
  return (
    <>
      <DownloadButton
        label={t('coupon.letter')}
        fileName={`first-payment-letter-${loanNum}.pdf`}
        fetchFile={() => servicingCalls.letter(loanNum)}
      />
      <DownloadButton
        label={t('coupon.coupons')}
        fileName={`mortgage-coupon-${loanNum}.pdf`}
        fetchFile={() => servicingCalls.coupons(loanNum)}
      />
    </>
  );
}

/** /loans/{loanNum}/servicing: the monthly payment, where it goes, and for the lender’s own users what was paid. */
export function CouponPage() {
  const translate = useTranslate();
  const { t } = useServicingText();
  const { loanNum } = useLoan();
  const { data, error, refetch } = useServicing(loanNum);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  return (
    <RecordPage
      title={translate('pages.coupon')}
      lead={t('coupon.lead')}
      actions={data?.terms && <Downloads loanNum={loanNum} />}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data && (
        <Stack gap="s4" role="status" aria-label={translate('states.loading')}>
          <Skeleton variant="rounded" height={220} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      )}
      {data && (
        <>
          <Stack columns="minmax(0, 1fr)" gap="s4" align="start" fromMd={{ columns: 'repeat(2, minmax(0, 1fr))' }}>
            <Section title={t('coupon.payment')}>
              <PaymentFacts payment={data} />
            </Section>
            <Section title={t('coupon.where')}>
              <TransferFacts payment={data} />
            </Section>
          </Stack>
          {data.account && <AccountSections loanNum={loanNum} payment={data} />}
        </>
      )}
    </RecordPage>
  );
}
