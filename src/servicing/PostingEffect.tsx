import { Alert } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { message } from '../../domain/messages/message';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { useMessageText } from '../providers/i18n/useMessageText';
import { FactList } from '../ui/FactList';
import { Box, Text } from '../ui/layout/primitives';
import { servicingCalls } from './servicing-calls';
import { type TypedValues, typedTransaction } from './typed-transaction';
import { useServicingText } from './useServicingText';

/** Months that are named one by one. */
const NAMED = 3;

/** What the transaction that is typed would do, before it is posted. */
export function PostingEffect({ loanNum }: { readonly loanNum: string }) {
  const { t, money, date } = useServicingText();
  const { list } = useFormats();
  const messageText = useMessageText();
  const [day, type, amount, reverses] = useWatch<TypedValues, ['date', 'type', 'amount', 'reverses']>({
    name: ['date', 'type', 'amount', 'reverses'],
  });
  const typed = typedTransaction({ date: day, type, amount, reverses });
  const { data } = useQuery({
    queryKey: [...queryKeys.servicing(loanNum), 'effect', typed],
    queryFn: ({ signal }) => (typed ? servicingCalls.effect(loanNum, typed, signal) : null),
    enabled: typed !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!data || typed === undefined) return null;
  const { before, after, pays, reopens, ahead, problem } = data;
  const days = (of: readonly string[]): string =>
    list([...of.slice(0, NAMED), ...(of.length > NAMED ? of.slice(-1) : [])].map((day) => date(day)));
  const change = (name: 'principal' | 'escrow' | 'unapplied', label: string) =>
    before[name] === after[name]
      ? []
      : [{ label, value: t('post.becomes', { before: money(before[name]), after: money(after[name]) }) }];
  return (
    <Box aria-live="polite">
      <Text as="p" weight={600}>
        {t('post.effect')}
      </Text>
      <Text as="p">
        {pays.length > 0 && t('post.pays', { count: pays.length, days: days(pays) })}
        {reopens.length > 0 && t('post.reopens', { count: reopens.length, days: days(reopens) })}
        {pays.length === 0 && reopens.length === 0 && t('post.paysNone')}
      </Text>
      <FactList
        wraps
        groups={[
          [
            ...change('principal', t('figures.principal')),
            ...change('escrow', t('figures.escrow')),
            ...change('unapplied', t('post.unapplied')),
          ],
        ]}
      />
      {problem !== null ? (
        <Alert severity="error">{messageText(message(problem))}</Alert>
      ) : (
        ahead > 1 && <Alert severity="warning">{t('post.ahead', { count: ahead })}</Alert>
      )}
    </Box>
  );
}
