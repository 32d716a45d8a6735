import { styled } from '@mui/material/styles';
import type { Figure } from '../../../domain/application/figures/figure';
import { token } from '../../theme/tokens';
import { useFigureText } from './useFigureText';

/** Reaches over the whole row or cell around it, which is its target under a finger. */
const Button = styled('button')({
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
  readonly figure: Figure;
  readonly changed: boolean;
  readonly onOpen: () => void;
}

/** The value of a figure, which opens how it came about. */
export function FigureButton({ figure, changed, onOpen }: Props) {
  const { say, nameOf, valueText } = useFigureText();
  const value = figure.value === undefined ? say('unknown') : valueText(figure);
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      aria-label={say('explain', { figure: nameOf(figure), value })}
      data-changed={changed}
      onClick={onOpen}
    >
      <bdi>{valueText(figure)}</bdi>
    </Button>
  );
}
