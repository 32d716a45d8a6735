import type { Figure } from '../../../domain/application/figures/figure';
import { useFigureText } from './useFigureText';

/** Tells changed figures to who cannot see them, without interrupting. */
export function FigureNews({ told }: { readonly told: readonly Figure[] }) {
  const { say, nameOf, valueText } = useFigureText();
  const sentence = (figure: Figure): string => {
    const value = figure.value === undefined ? say('unknown') : valueText(figure);
    return say('news', { figure: nameOf(figure), value });
  };
  return (
    <p className="sr-only" role="status">
      {told.map(sentence).join(' ')}
    </p>
  );
}
