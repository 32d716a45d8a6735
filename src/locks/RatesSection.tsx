import { Button, Skeleton } from '@mui/material';
import { Tag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LoanDocument } from '../../domain/loan/document';
import { loanPath } from '../../domain/pages/loan-path';
import { RateGrid, ReasonList } from '../pricing/public';
import { useFormats } from '../providers/i18n/useFormats';
import { ErrorState } from '../ui/ErrorState';
import { Box, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { StatePanel } from '../ui/StatePanel';
import { gridPeriods } from './lock-figures';
import type { LockRequestForm } from './useLockRequest';
import { useLockText } from './useLockText';

function ToPricing({ loanNum, label }: { readonly loanNum: string; readonly label: string }) {
  return (
    <Button component={Link} to={loanPath(loanNum, 'loan-summary')} variant="outlined">
      {label}
    </Button>
  );
}

/** Today's rates of the loan's program, to choose the one to lock. */
export function RatesSection({ loan, request }: { readonly loan: LoanDocument; readonly request: LockRequestForm }) {
  const { t } = useLockText();
  const { clock } = useFormats();
  const { pricing, program, own, values, option, form } = request;
  if (!own) {
    return (
      <StatePanel
        icon={Tag}
        title={t('rates.noProgram')}
        actions={<ToPricing loanNum={loan.sLNm} label={t('rates.toPricing')} />}
      >
        <p>{t('rates.noProgramHelp')}</p>
      </StatePanel>
    );
  }
  const aside = pricing.pricedAt > 0 && t('rates.pricedAt', { time: clock(pricing.pricedAt) });
  return (
    <Section title={t('rates.title', { program: program?.Name ?? loan.sLpTemplateNm ?? '' })} aside={aside} flush>
      {pricing.error && !pricing.list ? <ErrorState error={pricing.error} onRetry={pricing.refetch} /> : null}
      {!pricing.list && !pricing.error && (
        <Stack gap="s2" padding="s4" role="status" aria-label={t('lock.pricing')}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height={28} />
          ))}
        </Stack>
      )}
      {program && program.Status === 'Eligible' && (
        <Box aria-busy={pricing.busy}>
          <RateGrid
            program={program}
            lockDays={values.days}
            heads
            periods={gridPeriods(values.days)}
            rate={option?.Rate}
            onPick={(picked, days) => {
              form.setValue('rate', picked.Rate, { shouldDirty: true });
              form.setValue('days', days, { shouldDirty: true });
            }}
          />
        </Box>
      )}
      {pricing.list && program?.Status !== 'Eligible' && (
        <Stack gap="s3" padding="0 s4 s4" justifyItems="start">
          <Text as="p">{t('rates.notEligible', { program: loan.sLpTemplateNm ?? '' })}</Text>
          {program && <ReasonList reasons={program.Reasons} />}
          <ToPricing loanNum={loan.sLNm} label={t('rates.toPricing')} />
        </Stack>
      )}
    </Section>
  );
}
