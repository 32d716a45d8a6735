import { ChevronRight } from 'lucide-react';
import { Fragment, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../providers/i18n/useFormats';
import { dotToken } from '../../shell/blocks/StatusDot';
import type { ColumnGroup, MatrixColumn, MatrixPart } from './columns';
import { type CellValue, cellKey, type Draft, isChanged, type MatrixRow, wantedValue } from './draft';
import { MatrixCell } from './MatrixCell';
import { MatrixFrame, MatrixTable } from './matrix-styles';
import { neighbour } from './neighbour';

interface Props {
  readonly label: string;
  readonly parts: readonly MatrixPart[];
  readonly rows: readonly MatrixRow[];
  readonly draft: Draft;
  readonly onToggle: (row: MatrixRow, column: string) => void;
  /** The words of a value; absent where a cell is ticked or not. */
  readonly wordsOf?: (value: CellValue) => string;
  /** Groups that stand folded into one column. */
  readonly folded?: ReadonlySet<string>;
  readonly onFold?: (group: string) => void;
  readonly onRole?: (row: MatrixRow) => void;
}

/** What stands in a line of the matrix: a column, or a folded group as a sum. */
type Item =
  | { readonly kind: 'column'; readonly column: MatrixColumn; readonly group: ColumnGroup; readonly first: boolean }
  | { readonly kind: 'sum'; readonly group: ColumnGroup };

const itemsOf = (part: MatrixPart, folded: ReadonlySet<string>): Item[] =>
  part.groups.flatMap((group): Item[] =>
    folded.has(group.key)
      ? [{ kind: 'sum', group }]
      : group.columns.map((column, index) => ({ kind: 'column', column, group, first: index === 0 })),
  );

interface LineProps {
  readonly row: MatrixRow;
  readonly items: readonly (readonly Item[])[];
  readonly draft: Draft;
  readonly reached: string;
  readonly wordsOf: Props['wordsOf'];
  readonly onRole: Props['onRole'];
}

function Line({ row, items, draft, reached, wordsOf, onRole }: LineProps) {
  const { count } = useFormats();
  const columns = items.flat().flatMap((item) => (item.kind === 'sum' ? item.group.columns : [item.column]));
  return (
    <tr data-changed={columns.some(({ key }) => isChanged(row, key, draft))}>
      <th scope="row" className="role">
        {onRole ? (
          <button type="button" onClick={() => onRole(row)}>
            <bdi>{row.key}</bdi>
          </button>
        ) : (
          <bdi>{row.key}</bdi>
        )}
      </th>
      <td className="people">{count(row.people)}</td>
      {items.map((part, index) =>
        part.map((item, at) => {
          if (item.kind === 'column') {
            const { key, label } = item.column;
            const value = wantedValue(row, key, draft);
            return (
              <MatrixCell
                key={key}
                label={`${row.key}, ${label}`}
                value={value}
                words={wordsOf?.(value)}
                changed={isChanged(row, key, draft)}
                reached={reached === cellKey(row.key, key)}
                at={cellKey(row.key, key)}
              />
            );
          }
          const on = item.group.columns.filter(({ key }) => wantedValue(row, key, draft) !== '').length;
          return (
            <td key={item.group.key} className={index > 0 && at === 0 ? 'sum edge' : 'sum'} data-none={on === 0}>
              {on === 0 ? '–' : <bdi>{`${count(on)}/${count(item.group.columns.length)}`}</bdi>}
            </td>
          );
        }),
      )}
    </tr>
  );
}

/** Folds a group of columns into one, or unfolds it. */
function Fold({ group, open, onFold }: { group: ColumnGroup; open: boolean; onFold: (group: string) => void }) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={open}
      aria-label={translate(open ? 'people.role.foldGroup' : 'people.role.showGroup', { name: group.label })}
      onClick={() => onFold(group.key)}
    >
      <ChevronRight size={14} className="flip" aria-hidden style={open ? { transform: 'rotate(90deg)' } : undefined} />
    </button>
  );
}

/** Roles by what they may do. Arrow keys lead from cell to cell, a click or the space bar sets one; changed cells stand out. */
export function PermissionMatrix(props: Props) {
  const { label, parts, rows, draft, onToggle, wordsOf, folded = new Set<string>(), onFold, onRole } = props;
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState('');
  const items = parts.map((part) => itemsOf(part, folded));
  const firstColumn = items.flat().find((item) => item.kind === 'column');
  const isThere = rows.some(({ key }) => at.startsWith(cellKey(key, '')));
  const reached = isThere
    ? at
    : cellKey(rows[0]?.key ?? '', firstColumn?.kind === 'column' ? firstColumn.column.key : '');

  const onClick = (event: MouseEvent): void => {
    const key = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at;
    const row = rows.find((each) => key?.startsWith(cellKey(each.key, '')));
    if (!key || !row) return;
    setAt(key);
    onToggle(row, key.slice(cellKey(row.key, '').length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = (event.target as Element).closest<HTMLElement>('[data-at]');
    const next = from && frame.current && neighbour(frame.current, from, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next.dataset.at ?? '');
    next.focus();
  };

  return (
    <MatrixFrame ref={frame}>
      <MatrixTable aria-label={label} onClick={onClick} onKeyDown={onKeyDown}>
        <thead>
          <tr className="parts">
            <td className="role" />
            <td />
            {parts.map((part, index) => (
              <th key={part.key} scope="colgroup" colSpan={items[index]?.length} className={index > 0 ? 'edge' : ''}>
                {part.label}
              </th>
            ))}
          </tr>
          <tr className="heads">
            <th scope="col" className="role">
              {translate('people.role.role')}
            </th>
            <th scope="col" className="people">
              {translate('people.role.people')}
            </th>
            {items.map((part, index) => (
              <Fragment key={parts[index]?.key}>
                {part.map((item, place) => {
                  const { group } = item;
                  const sum = item.kind === 'sum';
                  const name = sum ? group.label : item.column.label;
                  const edge = index > 0 && place === 0 ? ' edge' : '';
                  return (
                    <th
                      key={sum ? group.key : item.column.key}
                      scope="col"
                      className={`head${sum ? ' folded' : ''}${edge}`}
                    >
                      {onFold && group.color && (sum || item.first) ? (
                        <Fold group={group} open={!sum} onFold={onFold} />
                      ) : null}
                      <span title={name}>{name}</span>
                      {group.color ? (
                        <i className="dot" aria-hidden style={{ background: dotToken(group.color) }} />
                      ) : null}
                    </th>
                  );
                })}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.key} {...{ row, items, draft, reached, wordsOf, onRole }} />
          ))}
        </tbody>
      </MatrixTable>
    </MatrixFrame>
  );
}
