import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../domain/format/money';
import type { ServicingAccount } from '../../domain/servicing/account.schemas';
import type { EscrowReviewAnswer } from '../../domain/servicing/review.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { ErrorState } from '../ui/ErrorState';
import { FactList } from '../ui/FactList';
import { Box, Text } from '../ui/layout/primitives';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { servicingCalls } from './servicing-calls';
import { useServicingText } from './useServicingText';

type Review = NonNullable<EscrowReviewAnswer['review']>;

const surplusRules = { refund: 'refund', 'refund-or-credit': 'smallSurplus', keep: 'keep' } as const;

function ReviewFacts({ review }: { readonly review: Review }) {
  const { t, money, some } = useServicingText();
  const fact = (name: string, value: string) => ({ label: t(`escrow.${name}`), value });
  const isShort = review.state === 'shortage' || review.state === 'deficiency';
  return (
    <FactList
      wraps
      groups={[
        [
          fact('balance', money(review.balance)),
          ...(Number(review.unpaid) > 0 ? [fact('unpaid', money(review.unpaid))] : []),
          ...(Number(review.upcoming) > 0 ? [fact('upcoming', money(review.upcoming))] : []),
          fact('target', money(review.target)),
          fact('cushion', money(review.cushion)),
        ],
        [
          {
            label: t(`escrow.states.${review.state}`),
            value: <Text weight={600}>{some(review.difference)}</Text>,
          },
          ...(Number(review.deficiency) > 0 ? [fact('deficiency', money(review.deficiency))] : []),
        ],
        [
          fact('payment', money(review.payment)),
          ...(isShort ? [fact('spread', money(review.spread))] : []),
          fact('newPayment', money(review.newPayment)),
        ],
      ]}
    />
  );
}

function ReviewMonths({ review }: { readonly review: Review }) {
  const { t, some, date } = useServicingText();
  return (
    <ScrollingTable label={t('escrow.months')}>
      <thead>
        <tr>
          <th scope="col">{t('months.due')}</th>
          {(['paidOut', 'projected', 'needed'] as const).map((name) => (
            <th key={name} scope="col" data-numeric>
              {t(`escrow.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {review.months.map(({ due, paidOut, balance, target }) => (
          <tr key={due}>
            <th scope="row">
              <bdi dir="ltr">{date(due)}</bdi>
            </th>
            <td data-numeric>
              <bdi dir="ltr">{some(paidOut)}</bdi>
            </td>
            <td data-numeric>
              <bdi dir="ltr">{formatMoney(balance)}</bdi>
            </td>
            <td data-numeric>
              <bdi dir="ltr">{formatMoney(target)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

/** The yearly analysis of the escrow account, from the next payment on. */
export function EscrowSection({ loanNum, account }: { readonly loanNum: string; readonly account: ServicingAccount }) {
  const { t, date } = useServicingText();
  const { list } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.servicing(loanNum), 'escrow', account.escrowBalance],
    queryFn: ({ signal }) => servicingCalls.escrowReview(loanNum, signal),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={280} />;
  const { review, withoutDay } = data;
  if (review === null) {
    return (
      <Section title={t('escrow.title')}>
        <Text as="p" color="text-2">
          {withoutDay.length > 0 ? t('escrow.withoutDay', { expenses: list(withoutDay) }) : t('escrow.none')}
        </Text>
      </Section>
    );
  }
  const rule = review.surplusUse === null ? review.state : surplusRules[review.surplusUse];
  return (
    <Section title={t('escrow.title')} aside={t('escrow.from', { day: date(review.from) })} flush>
      <Box padding="s4" paddingBlockStart={0}>
        <ReviewFacts review={review} />
        {rule !== 'even' && (
          <Alert severity="info" sx={{ marginBlockStart: 3 }}>
            {t(`escrow.rules.${rule}`, { day: date(review.refundBy) })}
          </Alert>
        )}
      </Box>
      <ReviewMonths review={review} />
    </Section>
  );
}
