import { IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { AdjustmentList } from './AdjustmentList';
import { AprExplanation } from './AprExplanation';
import { costOrCredit, priceText, signedPrice } from './figures';
import { lackKey } from './housing-lacks';
import { InsuranceExplanation } from './InsuranceExplanation';
import { LoanFigures } from './LoanFigures';
import { PriceChart } from './PriceChart';
import { usePriceMove } from './usePriceMove';
import { usePricingText } from './usePricingText';

interface Props {
  readonly program: ProgramResult;
  readonly option: RateOption;
  readonly onPick: (option: RateOption) => void;
  readonly onClose?: () => void;
}

/** Explains the price, the mortgage insurance and the APR of the selected rate. */
export function Explanation({ program, option, onPick, onClose }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const { instant } = useFormats();
  const id = useId();
  const moved = usePriceMove(program.lLpTemplateId, option);
  const { kind, amount } = costOrCredit(option.Cost);
  const lock = t('lockOf', { count: option.LockDays, smart_count: option.LockDays });
  return (
    <>
      <Row as="header" justify="space-between" gap="s3" padding="s4 s5 s3" lineBelow>
        <div>
          <Text as="p" color="text-2">
            <bdi>{program.Name}</bdi>
          </Text>
          <h2 id={id}>{t('rateAndLock', { rate: formatPercent(option.Rate), lock })}</h2>
        </div>
        {onClose && (
          <IconButton size="small" onClick={onClose} aria-label={translate('shell.close')}>
            <X size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      <Box as="section" flex={1} overflow="auto" minBlockSize={0} padding="s4 s5" aria-labelledby={id} tabIndex={0}>
        <Box aria-live="polite">
          <Text as="p" color="text-2">
            {t('finalPrice')}
          </Text>
          <Row as="p" align="baseline" gap="s3" size="figure" weight={600} lineHeight="44px">
            <Text as="bdi" letterSpacing="-0.02em" dir="ltr">
              {priceText(option.Price)}
            </Text>
            {moved && (
              <Note as="small" weight={500} lineHeight={1}>
                {t('moved', { change: signedPrice(moved) })}
              </Note>
            )}
          </Row>
          <Text as="p" weight={500} style={{ color: kind === 'credit' ? token('ok-text') : undefined }}>
            {t(`toBorrower.${kind}`, { amount })}
          </Text>
          <Text as="p" marginBlockStart={4} color="text-2">
            {t(`paymentAndApr.${lackKey(program.HousingPaymentLacks)}`, {
              payment: formatMoney(option.HousingPayment),
              apr: formatPercent(option.APR),
            })}
          </Text>
          {program.RateSheet && (
            <Note as="p" marginBlockStart={4}>
              {t(program.RateSheet.Number === undefined ? 'sheet.unnamed' : 'sheet.named', {
                number: program.RateSheet.Number,
                time: instant(program.RateSheet.EffectiveAt),
              })}
            </Note>
          )}
          <LoanFigures option={option} isEstimate={program.HousingPaymentLacks !== undefined} />
          {program.NotChecked?.map((income) => (
            <Text as="p" key={income} marginBlockStart={4} weight={500}>
              {t(`notChecked.${income}`)}
            </Text>
          ))}
        </Box>
        <AdjustmentList option={option} />
        <PriceChart program={program} chosen={option} onPick={onPick} />
        <InsuranceExplanation program={program} option={option} />
        <AprExplanation option={option} />
      </Box>
    </>
  );
}
