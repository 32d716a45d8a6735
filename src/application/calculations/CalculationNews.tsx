import type { Calculation } from '../../../domain/application/calculations/calculation';
import { useCalculationText } from './useCalculationText';

/** Tells changed figures to who cannot see them, without interrupting. */
export function CalculationNews({ told }: { readonly told: readonly Calculation[] }) {
  const { say, nameOf, valueText } = useCalculationText();
  const sentence = (calculation: Calculation): string => {
    const value = calculation.value === undefined ? say('unknown') : valueText(calculation);
    return say('news', { figure: nameOf(calculation), value });
  };
  return (
    <p className="sr-only" role="status">
      {told.map(sentence).join(' ')}
    </p>
  );
}
