import { useId } from 'react';
import { formatDate } from '../../domain/format/date';
import { MINUS } from '../../domain/format/decimal';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { AprWorksheet, RateOption } from '../../domain/pricing/pricing.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Text } from '../ui/layout/primitives';
import { AprPayments } from './AprPayments';
import { SumLine } from './SumLine';
import { usePricingText } from './usePricingText';

type Charge = AprWorksheet['Charges'][number];

/** A charge reduces the amount financed; interest for days before closing increases it. */
const signed = (amount: string): string =>
  amount.startsWith('-') ? `+${formatMoney(amount.slice(1))}` : `${MINUS}${formatMoney(amount)}`;

/** The tolerance of payments that do not vary. */
const REGULAR = '0.125';

/** Where the rules are, kept on one line. */
const rules = {
  eighth: '12\u00a0CFR\u00a01026.22(a)(2)',
  quarter: '12\u00a0CFR\u00a01026.22(a)(3)',
  lineOfCredit: '12\u00a0CFR\u00a01026.14(b)',
};

/** The APR of a rate as a worksheet: note, finance charges, amount financed, payments, first period and accuracy. */
export function AprExplanation({ option }: { readonly option: RateOption }) {
  const { t } = usePricingText();
  const id = useId();
  const worksheet = option.AprWorksheet;
  if (worksheet === undefined) return null;
  return (
    <Box as="section" marginBlockStart="s5" aria-labelledby={id}>
      <Text as="h3" id={id} color="text-2" size="small" weight={400}>
        {t('aprSheet.title')}
      </Text>
      {worksheet === null ? (
        <Note as="p">{t('aprSheet.lineOfCredit', { rule: rules.lineOfCredit })}</Note>
      ) : (
        <AprLines worksheet={worksheet} apr={option.APR} />
      )}
    </Box>
  );
}

function AprLines({ worksheet, apr }: { readonly worksheet: AprWorksheet; readonly apr: string | null }) {
  const { t } = usePricingText();
  const { line } = useFormats();
  const counted = (unit: 'months' | 'days', count: number): string => t(unit, { count, smart_count: count });
  const { Charges, FirstPeriod, InsuredMonths } = worksheet;
  const accuracy = worksheet.Tolerance === REGULAR ? 'eighth' : 'quarter';
  const charge = ({ code, Name, Days, Amount }: Charge) => (
    <SumLine
      key={`${code} ${Name}`}
      label={Name ?? t(`aprSheet.charge.${code}`)}
      notes={Days === undefined ? [] : [counted('days', Math.abs(Days))]}
      value={signed(Amount)}
    />
  );
  const { From, FirstPayment, Months, Days } = FirstPeriod ?? { Months: 1, Days: 0 };
  const period = [...(Months > 0 ? [counted('months', Months)] : []), ...(Days > 0 ? [counted('days', Days)] : [])];
  const dates = { from: formatDate(From, 'long'), first: formatDate(FirstPayment, 'long') };
  return (
    <>
      <Box as="dl" marginBlockStart="s2">
        <SumLine label={t('noteAmount')} value={formatMoney(worksheet.Note)} />
        {Charges.map(charge)}
        <SumLine total label={t('aprSheet.amountFinanced')} value={formatMoney(worksheet.AmountFinanced)} />
      </Box>
      <AprPayments payments={worksheet.Payments} />
      <Box as="dl">
        {InsuredMonths > 0 && (
          <SumLine label={t('monthlyInsurance')} value={t('aprSheet.insured', { last: String(InsuredMonths) })} />
        )}
        <SumLine
          label={t('aprSheet.firstPeriod')}
          notes={[FirstPeriod ? t('aprSheet.dates', dates) : t('aprSheet.regular')]}
          value={line(period)}
        />
        <SumLine total label={t('apr')} value={formatPercent(apr)} />
      </Box>
      <Note as="p">{t(`aprSheet.${accuracy}`, { rule: rules[accuracy] })}</Note>
    </>
  );
}
