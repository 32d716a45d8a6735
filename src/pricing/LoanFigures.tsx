import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { RateOption } from '../../domain/pricing/pricing.schemas';
import { Row } from '../ui/layout/primitives';
import { usePricingText } from './usePricingText';

interface Props {
  readonly option: RateOption;
  readonly isEstimate: boolean;
}

/** Debt ratio and cash to close of the loan with a rate, as far as they are known. */
export function LoanFigures({ option: { DTI, CashToClose }, isEstimate }: Props) {
  const { t } = usePricingText();
  if (!DTI && !CashToClose) return null;
  return (
    <Row as="p" wrap columnGap="s3" marginBlockStart={4} color="text-2">
      {DTI && <span>{t(isEstimate ? 'dtiEstimated' : 'dtiOf', { dti: formatPercent(DTI) })}</span>}
      {CashToClose && <span>{t('cashOf', { cash: formatMoney(CashToClose) })}</span>}
    </Row>
  );
}
