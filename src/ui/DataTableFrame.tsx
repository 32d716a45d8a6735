import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';

/** Styles of a table of records: fixed columns, single-line rows, truncated text. */
export const RecordTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  // While columns are measured, each is as wide as its widest cell.
  '&[data-measuring="true"]': {
    inlineSize: 'max-content !important',
    minInlineSize: '0 !important',
    tableLayout: 'auto',
    '& col': { inlineSize: 'auto !important' },
  },
  '& th, & td': {
    blockSize: token('row'),
    paddingInline: token('s2'),
    borderBlockEnd: token('border'),
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&[data-density="compact"] th, &[data-density="compact"] td': { paddingInline: 6 },
  '& th': { blockSize: 30, color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500 },
  '& thead th': { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: token('surface') },
  '& th.MuiTableCell-alignRight': { textAlign: 'end' },
  // Pages without a margin set `--edge` to the start of their text.
  '& tr > :first-of-type': { paddingInlineStart: `var(--edge, ${token('s4')})` },
  '& tr > :last-of-type': { paddingInlineEnd: `var(--edge, ${token('s4')})` },
  // Aligns the visible checkbox, not its padding, with the text.
  '& tr > .pick': { paddingInline: `calc(var(--edge, ${token('s4')}) - 10px) 0` },
  // Lower than a compact row, which it would make taller.
  '@media (pointer: fine)': {
    '&[data-density="compact"] .pick > .MuiCheckbox-root': { padding: 6, marginInlineStart: 2 },
  },
  '& [data-numeric="true"]': { textAlign: 'end' },
  // A number ends where the text after it starts, so the two need more room than two texts.
  '& [data-numeric="true"] + :not([data-numeric="true"])': { paddingInlineStart: token('s6') },
  '& .waiting': {
    display: 'block',
    inlineSize: '70%',
    blockSize: 14,
    borderRadius: token('r-s'),
    background: token('sunken'),
    animation: 'wait 2s ease-in-out 500ms infinite',
  },
  '& [data-numeric="true"] > .waiting': { marginInlineStart: 'auto' },
  // A name keeps its own direction, so that its end is truncated, in Arabic too.
  '& td > bdi, & td > a > bdi': {
    display: 'block',
    overflow: 'hidden',
    textAlign: '-webkit-match-parent',
    textOverflow: 'ellipsis',
  },
  '&:not([data-measuring="true"]) td[data-wraps]': {
    paddingBlock: 4,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    lineHeight: '18px',
    '& bdi': { whiteSpace: 'normal' },
  },
  // Aligns a button's icon, not its padding, with the header.
  '& td .MuiIconButton-sizeSmall:first-of-type': { marginInlineStart: -6 },
  // Keeps inputs away from the row lines.
  '& td > .MuiTextField-root': { marginBlock: 4 },
  '& tbody tr': { position: 'relative' },
  // A record that another user just changed is highlighted, and fades back.
  '& tbody td': { transition: 'background-color 600ms' },
  '& tbody tr[data-changed="true"] td': { background: token('accent-tint') },
  '& tbody tr:hover td, & tbody tr:focus-within td': { background: token('hover') },
  '& tbody tr[data-picked="true"] td': { background: token('selected') },
  '& a[data-opens]': { color: token('text'), fontWeight: 500, textDecoration: 'none' },
  '& a[data-opens]::after': { content: '""', position: 'absolute', inset: 0 },
  // Buttons in a row are above the link that covers the row.
  '& td :is(button, label, a:not([data-opens]), .MuiCheckbox-root, .MuiInputBase-root)': {
    position: 'relative',
    zIndex: 1,
  },
});
