import type { LoanScore } from '../../domain/loan/credit-score';
import { FieldBox } from '../fields/FieldBox';
import { TypedInput } from '../fields/TypedInput';
import { usePricingText } from './usePricingText';

interface Props {
  readonly score: LoanScore | undefined;
  /** The loan has an application, whose bureau scores will replace an entered one. */
  readonly entered: boolean;
  readonly required?: boolean;
}

/** The score of the scenario. Bureau scores are read-only, because an entered score cannot replace them. */
export function ScoreInput({ score, entered, required = false }: Props) {
  const { t } = usePricingText();
  const label = t('field.sCreditScoreType2');
  if (score?.source === 'bureau') {
    return <FieldBox label={label} text={String(score.score)} help={t('score.reported')} direction="ltr" readOnly />;
  }
  const help = entered ? { help: t('score.entered') } : {};
  return <TypedInput name="sCreditScoreType2" label={label} required={required} {...help} />;
}
