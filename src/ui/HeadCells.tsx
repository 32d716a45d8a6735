import TableCell from '@mui/material/TableCell';
import type { ColumnWidths, DataColumn } from './data-column';
import { type Sort, SortCell } from './TableParts';
import { WidthHandle } from './WidthHandle';

interface Props<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Absent if the user cannot change them. */
  readonly widths?: ColumnWidths | undefined;
}

/** The headers of a table of records: they sort, and change the widths of their columns. */
export function HeadCells<Row>({ columns, sort, onSort, widths }: Props<Row>) {
  return columns.map(({ key, label, sort: field, first, numeric }) => {
    const handle = widths && <WidthHandle column={key} widths={widths} />;
    return field && sort && onSort ? (
      <SortCell key={key} column={key} {...{ field, label, sort, onSort, numeric, first }}>
        {handle}
      </SortCell>
    ) : (
      <TableCell
        key={key}
        component="th"
        variant="head"
        scope="col"
        data-column={key}
        data-numeric={numeric || undefined}
      >
        {label}
        {handle}
      </TableCell>
    );
  });
}
