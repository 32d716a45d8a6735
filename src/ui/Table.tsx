import { type CSSObject, styled } from '@mui/material/styles';
import { isStyleProp, styleOf } from './layout/primitives';
import { cssOf, layoutCss } from './layout/style-css';
import type { LayoutProps, Space, StyleProps } from './layout/style-props';

interface TableLook {
  /** The style of all cells. A cell that is a primitive (`<Box as="td">`) can override each part of it. */
  readonly cells?: LayoutProps;
  /** The style of the column heads, where it differs. */
  readonly heads?: LayoutProps;
  /** Padding at the start and end of the rows. Default: that of the cells. */
  readonly edge?: Space;
  /** Where lines are: above each row of the body, between its rows, or above each group of rows. Default: rows. */
  readonly lines?: 'rows' | 'between' | 'groups';
  /** The column heads stay in view while the table scrolls. */
  readonly stickyHeads?: boolean;
  /** Columns are as wide as declared, whatever they contain. */
  readonly fixed?: boolean;
  /** On a phone, where its rows are cards without column heads: the `data-label` of a cell above or before its content. */
  readonly phoneLabels?: 'above' | 'before';
}

const lookNames: ReadonlySet<string> = new Set([
  'cells',
  'heads',
  'edge',
  'lines',
  'stickyHeads',
  'fixed',
  'phoneLabels',
]);

const amount: StyleProps = { textAlign: 'end', numeric: true, whiteSpace: 'nowrap' };
const head: StyleProps = { color: 'text-3', size: 'small', weight: 500 };
const stuck: StyleProps = { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'surface' };
const phoneLabel: Readonly<Record<NonNullable<TableLook['phoneLabels']>, CSSObject>> = {
  above: { content: 'attr(data-label)', ...cssOf({ display: 'block', color: 'text-3', size: 'small', weight: 400 }) },
  before: { content: 'attr(data-label) " "', ...cssOf({ color: 'text-3' }) },
};
const line = cssOf({ lineAbove: true });
const rows = { 'table:where(&) > :where(tbody, tfoot) > tr': line };
const lineAbove: Readonly<Record<NonNullable<TableLook['lines']>, CSSObject>> = {
  rows,
  between: { ...rows, 'table:where(&) > thead + tbody > tr:where(:first-of-type)': cssOf({ lineAbove: 'none' }) },
  groups: { 'table:where(&) > tbody': line },
};

/**
 * A table of facts or amounts: quiet column heads, bolder row heads, lines between the rows. Cells with `data-numeric` align
 * their digits at the end. `:where(&)` leaves out the table's class, so that the style of a cell itself always wins.
 */
export const Table = styled('table', {
  shouldForwardProp: (name) => !isStyleProp(String(name)) && !lookNames.has(String(name)),
})<TableLook & LayoutProps>(({ theme, ...props }) => {
  const { cells = {}, heads = {}, edge, lines = 'rows', stickyHeads, fixed, phoneLabels } = props;
  return {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...(fixed && { tableLayout: 'fixed' }),
    'table:where(&) > * > tr > *': layoutCss(theme, { textAlign: 'start', ...cells }),
    'table:where(&) > * > tr > :where([data-numeric="true"])': cssOf(amount),
    // A number ends where the text after it starts, so the two need more room than two texts.
    'table:where(&) > * > tr > :where([data-numeric="true"]) + :where(:not([data-numeric="true"]))': cssOf({
      paddingInlineStart: 's6',
    }),
    'table:where(&) > thead > tr > th': layoutCss(theme, { ...head, ...(stickyHeads && stuck), ...heads }),
    'table:where(&) > tbody > tr > th': cssOf({ weight: 500 }),
    ...(edge !== undefined && {
      // Not `:first-of-type`: a row has one type for its head and one for its cells.
      'table:where(&) > * > tr > :where(:not(* + *))': cssOf({ paddingInlineStart: edge }),
      'table:where(&) > * > tr > :where(:last-child)': cssOf({ paddingInlineEnd: edge }),
    }),
    ...lineAbove[lines],
    ...(phoneLabels && { '& [data-label]::before': { [theme.breakpoints.down('sm')]: phoneLabel[phoneLabels] } }),
    ...layoutCss(theme, styleOf(props)),
  };
});
