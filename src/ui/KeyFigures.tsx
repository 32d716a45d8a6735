import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { token } from '../theme/tokens';
import { Box, Note, Text } from './layout/primitives';

const FigureRow = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('line'),
  overflow: 'clip',
  // The rows of all figures: labels of two lines leave the amounts on one line.
  '& > div': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 },
  [theme.breakpoints.down('md')]: { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'none',
    gridTemplateRows: 'repeat(3, auto)',
    gridAutoFlow: 'column',
    // Amounts in the millions need more room than percentages.
    gridAutoColumns: 'minmax(min-content, 1fr)',
  },
}));

interface KeyFigureProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** A suffix in small type, such as 'days left'. */
  readonly unit?: ReactNode;
  readonly sub?: ReactNode;
  /** Path that the figure links to. */
  readonly to?: string;
  /** A bar along the lower edge: its share, from 0 to 1, and its color. */
  readonly meter?: { readonly share: number; readonly color: string };
}

/** One figure with its label. */
export function KeyFigure({ label, value, unit, sub, to, meter }: KeyFigureProps) {
  return (
    <Box
      position="relative"
      minInlineSize={0}
      padding="14 s4"
      background="surface"
      fromMd={{ paddingInline: 's3' }}
      fromLg={{ paddingInline: 's4' }}
      onHover={to === undefined ? {} : { background: 'hover' }}
    >
      <Note as="dt" weight={500} lineHeight={1.25}>
        {label}
      </Note>
      <Text as="dd" size="h2" weight={600} lineHeight="28px" numeric letterSpacing="-0.01em" whiteSpace="nowrap">
        {to ? (
          <Text as={Link} covers="target" color="inherit" to={to}>
            {value}
          </Text>
        ) : (
          value
        )}
        {unit && (
          <Text as="small" size="body" weight={400} letterSpacing={0}>
            {' '}
            {unit}
          </Text>
        )}
      </Text>
      {sub && (
        <Note as="dd" lineHeight="16px" overflowWrap="break-word" textWrap="pretty">
          {sub}
        </Note>
      )}
      {meter && (
        <Box
          as="span"
          position="absolute"
          insetInline={0}
          insetBlockEnd={0}
          blockSize={3}
          background="line"
          aria-hidden="true"
        >
          <Box
            as="i"
            display="block"
            blockSize="100%"
            style={{ inlineSize: `${Math.round(meter.share * 100)}%`, background: meter.color }}
          />
        </Box>
      )}
    </Box>
  );
}

/** A row of figures with dividers. */
export function KeyFigures({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <FigureRow aria-label={label}>{children}</FigureRow>;
}
