import { styled } from '@mui/material/styles';
import { token } from '../theme/tokens';

/** How a table of records looks: fixed columns, one line a row, what is too long cut at its end. */
export const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& th, & td': {
    blockSize: token('row'),
    paddingInline: token('s2'),
    borderBlockEnd: token('border'),
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th': { blockSize: 30, color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500 },
  '& th.MuiTableCell-alignRight': { textAlign: 'end' },
  // A page without a margin says by `--edge` where its own text begins.
  '& tr > :first-of-type': { paddingInlineStart: `var(--edge, ${token('s4')})` },
  '& tr > :last-of-type': { paddingInlineEnd: `var(--edge, ${token('s4')})` },
  // The box that is seen, not the room around it, stands where text would begin.
  '& tr > .pick': { paddingInline: `calc(var(--edge, ${token('s4')}) - 10px) 0` },
  '& [data-numeric="true"]': { textAlign: 'end' },
  // A name keeps its own direction, so that what is cut off is its end, in Arabic too.
  '& td > bdi, & td > a > bdi': {
    display: 'block',
    overflow: 'hidden',
    textAlign: '-webkit-match-parent',
    textOverflow: 'ellipsis',
  },
  // The icon of a button, not the room around it, stands below the head.
  '& td .MuiIconButton-sizeSmall:first-of-type': { marginInlineStart: -6 },
  // An input keeps off the lines of its row.
  '& td > .MuiTextField-root': { marginBlock: 4 },
  '& tbody tr': { position: 'relative' },
  // A record that somebody else changed a moment ago is tinted, and fades back.
  '& tbody td': { transition: 'background-color 600ms' },
  '& tbody tr[data-changed="true"] td': { background: token('accent-tint') },
  '& tbody tr:hover td, & tbody tr:focus-within td': { background: token('hover') },
  '& tbody tr[data-picked="true"] td': { background: token('selected') },
  '& a[data-opens]': { color: token('text'), fontWeight: 500, textDecoration: 'none' },
  '& a[data-opens]::after': { content: '""', position: 'absolute', inset: 0 },
  // What can be pressed in a row lies above the link that the row is.
  '& td :is(button, label, a:not([data-opens]), .MuiCheckbox-root, .MuiInputBase-root)': {
    position: 'relative',
    zIndex: 1,
  },
});

/** In the place of rows: as wide as what is seen of the table, and there wherever it was scrolled to. */
export const Instead = styled('div')({ position: 'sticky', insetInlineStart: 0, inlineSize: '100%' });
