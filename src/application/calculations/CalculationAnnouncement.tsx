import type { Calculation } from '../../../domain/application/calculations/calculation';
import { useCalculationText } from './useCalculationText';

/** Announces changed values to screen readers without interrupting. */
export function CalculationAnnouncement({ announced }: { readonly announced: readonly Calculation[] }) {
  const { t, nameOf, valueText } = useCalculationText();
  const sentence = (calculation: Calculation): string => {
    const value = calculation.value === undefined ? t('unknown') : valueText(calculation);
    return t('news', { figure: nameOf(calculation), value });
  };
  return (
    <p className="sr-only" role="status">
      {announced.map(sentence).join(' ')}
    </p>
  );
}
