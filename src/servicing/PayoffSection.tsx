import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { isDate } from '../../domain/format/date';
import type { ServicingAccount } from '../../domain/servicing/account.schemas';
import type { PayoffAnswer } from '../../domain/servicing/review.schemas';
import { transactionFields } from '../../domain/servicing/transaction-fields';
import { KindInput } from '../fields/KindInput';
import { queryKeys } from '../providers/data/query-keys';
import { ErrorState } from '../ui/ErrorState';
import { FactList } from '../ui/FactList';
import { Box, Note, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { amountOf } from './amount-of';
import { servicingCalls } from './servicing-calls';
import { useServicingText } from './useServicingText';

function PayoffFacts({ payoff }: { readonly payoff: PayoffAnswer }) {
  const { t, money, date } = useServicingText();
  const { months, days, perDiem, perDiemBasis, unapplied } = payoff;
  // Long labels wrap, and amounts stay whole.
  const row = (label: string, amount: string) => ({ label, value: <Text whiteSpace="nowrap">{amount}</Text> });
  const optional = (name: 'lateCharges' | 'insurance' | 'penalty' | 'escrowAdvance') =>
    Number(payoff[name]) === 0 ? [] : [row(t(`payoff.${name}`), money(payoff[name]))];
  const interest = [
    ...(months > 0 ? [row(t('payoff.months', { count: months }), money(payoff.monthsInterest))] : []),
    row(t('payoff.days', { count: days, perDiem: money(perDiem), basis: perDiemBasis }), money(payoff.daysInterest)),
  ];
  const total = {
    label: t('payoff.total', { day: date(payoff.date) }),
    value: (
      <Text weight={600} whiteSpace="nowrap">
        {money(payoff.total)}
      </Text>
    ),
  };
  return (
    <>
      <FactList
        wraps
        groups={[
          [row(t('figures.principal'), money(payoff.principal))],
          interest,
          [
            ...optional('lateCharges'),
            ...optional('insurance'),
            ...optional('penalty'),
            ...optional('escrowAdvance'),
            ...(Number(unapplied) === 0 ? [] : [row(t('payoff.unapplied'), `−${money(unapplied)}`)]),
            total,
          ],
        ]}
      />
      <Note as="p" marginBlockStart="s3">
        {t('payoff.paidTo', { day: date(payoff.paidTo) })}{' '}
        {payoff.perDiemThrough > payoff.date &&
          t('payoff.later', { perDiem: money(perDiem), day: date(payoff.perDiemThrough) })}{' '}
        {t('payoff.sendBy', { day: date(payoff.sendBy) })}{' '}
        {Number(payoff.escrowRefund) > 0 && t('payoff.refund', { amount: money(payoff.escrowRefund) })}
      </Note>
    </>
  );
}

/** What repays the loan on a day that the user chooses. */
export function PayoffSection({ loanNum, account }: { readonly loanNum: string; readonly account: ServicingAccount }) {
  const { t, date } = useServicingText();
  const form = useForm({ defaultValues: { payoffDate: account.today, penalty: '' }, mode: 'onChange' });
  const day = form.watch('payoffDate');
  const { penaltyThrough } = account;
  const isCharged = penaltyThrough !== null && day <= penaltyThrough;
  const penalty = isCharged ? amountOf(form.watch('penalty')) : undefined;
  const isAsked = isDate(day ?? '') && day >= account.today && !(isCharged && penalty === undefined);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.servicing(loanNum), 'payoff', day, penalty],
    queryFn: ({ signal }) => servicingCalls.payoff(loanNum, { date: day, penalty }, signal),
    enabled: isAsked,
    placeholderData: (shown) => shown,
  });
  return (
    <Section title={t('payoff.title')}>
      <Stack gap="s4" align="start" fromMd={{ columns: '220px minmax(0, 1fr)' }}>
        <FormProvider {...form}>
          <KindInput
            name="payoffDate"
            spec={transactionFields.date}
            label={t('payoff.date')}
            min={account.today}
            required
          />
          {isCharged && (
            <KindInput
              name="penalty"
              spec={transactionFields.amount}
              label={t('payoff.penalty')}
              help={t('payoff.penaltyHelp', { day: date(penaltyThrough) })}
              required
            />
          )}
        </FormProvider>
        <Box minInlineSize={0} aria-live="polite">
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && data && isAsked && <PayoffFacts payoff={data} />}
          {!error && !data && isAsked && <Skeleton variant="rounded" height={140} />}
        </Box>
      </Stack>
    </Section>
  );
}
