import type { LoanScore } from '../../domain/loan/credit-score';
import { FieldBox } from '../fields/FieldBox';
import { TypedInput } from '../fields/TypedInput';
import { usePricingText } from './usePricingText';

interface Props {
  readonly score: LoanScore | undefined;
  /** The loan has an application, whose bureau scores will replace an entered one. */
  readonly entered: boolean;
}

/** The score of the scenario. Bureau scores are read-only, because an entered score cannot replace them. */
export function ScoreInput({ score, entered }: Props) {
  const { t } = usePricingText();
  const label = t('field.sCreditScoreType2');
  if (score?.source === 'bureau') {
    return <FieldBox label={label} text={String(score.score)} help={t('score.reported')} direction="ltr" readOnly />;
  }
  return <TypedInput name="sCreditScoreType2" label={label} {...(entered ? { help: t('score.entered') } : {})} />;
}
