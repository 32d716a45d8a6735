import { TextField } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import { formatMoney } from '../../../domain/format/money';
import type { LockPrice } from '../../../domain/locks/lock-price.schemas';
import { formatCents, formatThousandths, toCents, toThousandths } from '../../../domain/numbers/fixed';
import { dollarsOfPoint } from '../../../domain/pricing/sign';
import { priceText } from '../../pricing/public';
import { token } from '../../theme/tokens';
import { Box, Note, Row, Stack } from '../../ui/layout/primitives';
import { ReasonField } from '../ReasonField';
import { useLockText } from '../useLockText';
import { type ConcessionValues, readConcession } from './concession';

interface Props {
  readonly form: UseFormReturn<ConcessionValues>;
  readonly price: LockPrice;
  readonly limit: string | null;
}

/** Points that the desk adds to the price, with their dollars against the user's limit and what is left of the margin. */
export function ConcessionFields({ form, price, limit }: Props) {
  const { t } = useLockText();
  const { points, problem } = readConcession(form.watch('points'), limit);
  const dollars = (value: string): string =>
    formatMoney(formatCents(dollarsOfPoint(toThousandths(value), toCents(price.amount))));
  const given = points ?? '0.000';
  const share = limit && toThousandths(limit) > 0 ? Math.min(1, toThousandths(given) / toThousandths(limit)) : 0;
  const margin = price.desk && formatThousandths(toThousandths(price.desk.margin) - toThousandths(given));
  return (
    <Stack gap="s2">
      <TextField
        size="small"
        label={t('desk.concessionPoints')}
        inputMode="decimal"
        {...form.register('points')}
        error={problem !== null}
        helperText={problem && t(`desk.problems.${problem}`, { limit: limit ?? '' })}
      />
      {points !== null && (
        <ReasonField control={form.control} name="reason" of="concession" label={t('desk.concessionReason')} />
      )}
      {limit !== null && (
        <Box size="small">
          <Box blockSize={4} background="line" radius={2} overflow="clip" aria-hidden="true">
            <Box
              blockSize="100%"
              style={{ inlineSize: `${share * 100}%`, background: token(problem === 'limit' ? 'dot-red' : 'accent') }}
            />
          </Box>
          <Row wrap justify="space-between" gap="0 s3" marginBlockStart="s1">
            <Note>{t('desk.yourLimit', { limit: priceText(limit) })}</Note>
            <bdi>{t('desk.ofLimit', { given: dollars(given), limit: dollars(limit) })}</bdi>
          </Row>
          {margin !== null && (
            <Row wrap justify="space-between" gap="0 s3">
              <Note>{t('desk.marginAfter')}</Note>
              <bdi>{t('desk.marginFigures', { margin: priceText(margin), amount: dollars(margin) })}</bdi>
            </Row>
          )}
        </Box>
      )}
    </Stack>
  );
}
