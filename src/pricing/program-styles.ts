import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';

/** Widths of the columns after the name, shared with the rate grid of an expanded program. */
export const columnWidths = [78, 84, 78, 108, 80, 142] as const;

const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The program list. On a phone each row is a three-line card. */
export const ProgramsTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& > thead th': {
    blockSize: 34,
    color: token('text-3'),
    fontSize: token('fs-small'),
    fontWeight: 500,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& th, & td': { padding: `0 ${token('s2')}` },
  '& tr > :last-child': { paddingInlineEnd: token('s4') },
  '& > thead th:first-of-type': { textAlign: 'start', paddingInlineStart: 14 },
  '& tr.program': { position: 'relative', borderBlockStart: token('border'), cursor: 'pointer' },
  '& tr.program:hover': { background: token('hover') },
  '& tr.program > *': { blockSize: 38 },
  '& tr.program > td': figures,
  '& tr.program > th': { paddingBlock: token('s1'), paddingInlineStart: 0, fontWeight: 500, textAlign: 'start' },
  '& .strong': { fontWeight: 500 },
  '& .second': { color: token('text-2') },
  '& tr.opened > td': { padding: 0, borderBlockStart: token('border'), background: token('canvas') },
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& > tbody, & > tbody > tr.opened, & > tbody > tr.opened > td': { display: 'block' },
    '& > colgroup': { display: 'none' },
    '& > thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& > tbody > tr.program': {
      display: 'grid',
      gridTemplate: '"name rate" "payment price" "apr cost" / minmax(0, 1fr) auto',
      rowGap: 2,
      paddingBlock: token('s3'),
    },
    '& > tbody > tr.program > *': { blockSize: 'auto', padding: 0, paddingInlineEnd: token('s4') },
    '& > tbody > tr.program > th': { gridArea: 'name' },
    '& > tbody > tr.program > .rate': { gridArea: 'rate', fontSize: token('fs-text') },
    '& > tbody > tr.program > .price': { gridArea: 'price' },
    '& > tbody > tr.program > .gap': { display: 'none' },
    '& > tbody > tr.program > .payment': { gridArea: 'payment' },
    '& > tbody > tr.program > .apr': { gridArea: 'apr' },
    '& > tbody > tr.program > .cost': { gridArea: 'cost' },
    '& > tbody > tr.program > :is(.payment, .apr)': { paddingInlineStart: 38, textAlign: 'start' },
    '& > tbody > tr.program > [data-label]::before': { content: 'attr(data-label) " "', color: token('text-3') },
  },
}));

/** The name button fills its cell, and its click target covers the whole row. */
export const RowButton = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: token('s2'),
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: '14px 0',
  border: 0,
  background: 'none',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: token('text-3') },
  '& span': {
    display: '-webkit-box',
    overflow: 'hidden',
    lineHeight: 1.3,
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${token('focus')}`, outlineOffset: -2 },
});

/** Rates by lock period, aligned with the columns of the surrounding list. */
export const GridTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { blockSize: 29, padding: `0 ${token('s2')}`, ...figures },
  '& thead th': { color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500 },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr': { borderBlockStart: token('border') },
  '& thead th:first-of-type, & tbody th, & tr > :last-child': { paddingInlineEnd: token('s4') },
  '& .second': { color: token('text-2') },
  '& .chosen-lock': {
    background: token('surface'),
    borderInline: token('border'),
  },
  '& thead th.chosen-lock': { color: token('text') },
  '& tr[aria-selected="true"] > *': { background: token('selected'), color: token('text') },
  '@media (pointer: coarse)': { '& tbody :is(th, td)': { blockSize: 44 } },
  [theme.breakpoints.down('sm')]: {
    '& .more, & col:nth-of-type(n + 5)': { display: 'none' },
    '& col': { inlineSize: '25% !important' },
  },
}));
