import { styled } from '@mui/material/styles';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { token } from '../../theme/tokens';
import { useCalculationText } from './useCalculationText';

/** Extends its target over the whole row or cell, to be easy to tap. */
const FigureButton = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${token('focus')}`, outlineOffset: -2, borderRadius: token('r') },
  '& > bdi': { borderRadius: token('r-s'), paddingInline: 2, marginInline: -2, transition: 'background-color 600ms' },
  '&[data-changed="true"] > bdi': { backgroundColor: token('accent-tint'), transitionDuration: '0ms' },
});

interface Props {
  readonly calculation: Calculation;
  readonly changed: boolean;
  readonly onOpen: () => void;
}

/** A calculated value that opens its explanation. */
export function CalculationButton({ calculation, changed, onOpen }: Props) {
  const { t, nameOf, valueText } = useCalculationText();
  const value = calculation.value === undefined ? t('unknown') : valueText(calculation);
  return (
    <FigureButton
      type="button"
      aria-haspopup="dialog"
      aria-label={t('explain', { figure: nameOf(calculation), value })}
      data-changed={changed}
      onClick={onOpen}
    >
      <bdi>{valueText(calculation)}</bdi>
    </FigureButton>
  );
}
