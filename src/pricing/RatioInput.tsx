import { formatPercent } from '../../domain/format/percent';
import { hasComputedRatio } from '../../domain/loan/computed-ratio';
import type { LoanDocument } from '../../domain/loan/document';
import { FieldBox } from '../fields/FieldBox';
import { TypedInput } from '../fields/TypedInput';
import { usePricingText } from './usePricingText';

/** The debt ratio of the scenario. Once the loan computes it, it is read-only. */
export function RatioInput({ loan }: { readonly loan: LoanDocument }) {
  const { t } = usePricingText();
  const label = t('field.sQualBottomR');
  if (!hasComputedRatio(loan)) return <TypedInput name="sQualBottomR" label={label} />;
  const text = formatPercent(loan.sQualBottomR);
  return <FieldBox label={label} text={text} help={t('dtiComputed')} direction="ltr" readOnly />;
}
