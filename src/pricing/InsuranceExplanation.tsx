import { useId } from 'react';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { Box, Text } from '../ui/layout/primitives';
import { SumLine } from './SumLine';
import { usePricingText } from './usePricingText';

interface Props {
  readonly program: ProgramResult;
  readonly option: RateOption;
}

/** Private mortgage insurance of the selected rate: its insurer or that it is an estimate, what it costs and when it ends. */
export function InsuranceExplanation({ program, option }: Props) {
  const { t } = usePricingText();
  const id = useId();
  const { Insurance, MonthlyInsurance, UpfrontInsurance } = program;
  if (Insurance === undefined) return null;
  const { Kind, Company, Coverage, Yearly, Upfront, NoScore } = Insurance;
  const ends = option.InsuranceEnds;
  const after = (payment: number): string => t('mi.after', { number: String(payment) });
  const upfrontShare = t('mi.share', { percent: formatPercent(Upfront) });
  return (
    <Box as="section" marginBlockStart="s5" aria-labelledby={id}>
      <Text as="h3" id={id} color="text-2" size="small" weight={400}>
        {t('mi.title')}
      </Text>
      <Box as="dl" marginBlockStart="s2">
        <SumLine
          label={t(`mi.kind.${Kind}`)}
          notes={[Company ?? t('mi.estimate'), ...(NoScore ? [t('mi.noScore')] : [])]}
          value={t('mi.coverage', { percent: formatPercent(Coverage, 0) })}
        />
        {(Kind === 'single' || Kind === 'split') && (
          <SumLine label={t('upfrontInsurance')} notes={[upfrontShare]} value={formatMoney(UpfrontInsurance)} />
        )}
        {(Kind === 'monthly' || Kind === 'split') && (
          <SumLine
            label={t('monthlyInsurance')}
            notes={[t('mi.yearly', { percent: formatPercent(Yearly) })]}
            value={formatMoney(MonthlyInsurance)}
          />
        )}
        {Kind === 'lender' && <SumLine label={t('mi.inPrice')} value={upfrontShare} />}
        {ends && <SumLine label={t('mi.request')} value={after(ends.RequestAfter)} />}
        {ends && <SumLine label={t('mi.end')} value={after(ends.EndAfter)} />}
      </Box>
    </Box>
  );
}
