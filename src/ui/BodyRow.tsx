import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DataColumn } from './data-column';
import { PickBox } from './PickCells';

interface Props<Row> {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly DataColumn<Row>[];
  /** The path that the row opens. */
  readonly to: string | undefined;
  /** Whether it is selected; undefined if rows cannot be. */
  readonly picked: boolean | undefined;
  readonly changed: boolean;
  /** Name of the record for selection. */
  readonly name: string;
  readonly onPick: (id: string) => void;
}

function BodyRowView<Row>({ row, id, columns, to, picked, changed, name, onPick }: Props<Row>): ReactNode {
  return (
    <tr data-row={id} data-picked={picked || undefined} data-changed={changed || undefined}>
      {picked !== undefined && (
        <td className="pick">
          <PickBox {...{ id, name, picked, onPick }} />
        </td>
      )}
      {columns.map(({ key, numeric, wraps, cell }, index) => (
        <td key={key} data-numeric={numeric ?? false} data-wraps={wraps || undefined}>
          {index === 0 && to !== undefined ? (
            <Link to={to} data-opens="true">
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** A record in a table. Rendered again only if something of it changes, not with each width of a column or selected row. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView;
