import { Link } from 'react-router-dom';
import { useFormats } from '../../providers/i18n/useFormats';
import { useRoleName } from '../useRoleName';
import { type CellValue, cellKey, type Draft, draftValue, isChanged, type MatrixRow } from './draft';
import { MatrixCell } from './MatrixCell';
import { itemKey, type MatrixItem } from './matrix-items';

interface Props {
  readonly row: MatrixRow;
  /** The items of each part. */
  readonly items: readonly (readonly MatrixItem[])[];
  readonly draft: Draft;
  /** The only cell in the tab order. */
  readonly reached: string;
  readonly wordsOf: ((value: CellValue) => string) | undefined;
  readonly onRole: ((row: MatrixRow) => void) | undefined;
}

/** One role: its number of users, and a cell or count per column. */
export function MatrixLine({ row, items, draft, reached, wordsOf, onRole }: Props) {
  const { count } = useFormats();
  const roleName = useRoleName();
  const columns = items.flat().flatMap((item) => (item.kind === 'sum' ? item.group.columns : [item.column]));
  const cellOf = (item: MatrixItem, edge: boolean) => {
    if (item.kind === 'column') {
      const { key, label } = item.column;
      const value = draftValue(row, key, draft);
      const at = cellKey(row.key, key);
      return (
        <MatrixCell
          key={key}
          label={`${roleName(row.key)}, ${label}`}
          value={value}
          words={wordsOf?.(value)}
          changed={isChanged(row, key, draft)}
          reached={reached === at}
          at={at}
        />
      );
    }
    const all = item.group.columns;
    const on = all.filter(({ key }) => draftValue(row, key, draft) !== '').length;
    return (
      <td key={itemKey(item)} className={edge ? 'sum edge' : 'sum'} data-none={on === 0}>
        {on === 0 ? '–' : <bdi>{`${count(on)}/${count(all.length)}`}</bdi>}
      </td>
    );
  };
  return (
    <tr data-changed={columns.some(({ key }) => isChanged(row, key, draft))}>
      <th scope="row" className="role">
        {onRole ? (
          <button type="button" onClick={() => onRole(row)}>
            <bdi>{roleName(row.key)}</bdi>
          </button>
        ) : (
          <bdi>{roleName(row.key)}</bdi>
        )}
      </th>
      <td className="people">
        <Link to={row.peopleAt}>{count(row.people)}</Link>
      </td>
      {items.map((part, index) => part.map((item, place) => cellOf(item, index > 0 && place === 0)))}
    </tr>
  );
}
