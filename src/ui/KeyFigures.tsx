import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { token } from '../theme/tokens';
import { Box } from './layout/primitives';

const FigureRow = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('line'),
  overflow: 'clip',
  [theme.breakpoints.down('md')]: { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    // Amounts in the millions need more room than percentages.
    gridAutoColumns: 'minmax(min-content, 1fr)',
  },
}));

const FigureCell = styled('div')(({ theme }) => ({
  position: 'relative',
  minInlineSize: 0,
  padding: `14px ${token('s4')}`,
  background: token('surface'),
  '& dt': { color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500, lineHeight: 1.25 },
  '& .figure': {
    fontSize: token('fs-h2'),
    fontWeight: 600,
    lineHeight: '28px',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  },
  '& .figure small': { fontSize: token('fs-body'), fontWeight: 400, letterSpacing: 0 },
  '& .sub': {
    color: token('text-3'),
    fontSize: token('fs-small'),
    lineHeight: '16px',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  '& a': { color: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:has(a:hover)': { background: token('hover') },
  [theme.breakpoints.between('md', 'lg')]: { paddingInline: token('s3') },
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
    <FigureCell>
      <dt>{label}</dt>
      <dd className="figure">
        {to ? <Link to={to}>{value}</Link> : value}
        {unit && <small> {unit}</small>}
      </dd>
      {sub && <dd className="sub">{sub}</dd>}
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
    </FigureCell>
  );
}

/** A row of figures with dividers. */
export function KeyFigures({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <FigureRow aria-label={label}>{children}</FigureRow>;
}
