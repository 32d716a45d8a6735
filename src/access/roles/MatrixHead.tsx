import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { dotToken } from '../../ui/StatusDot';
import type { ColumnGroup, MatrixPart } from './columns';
import { itemKey, type MatrixItem } from './matrix-items';

type OnCollapse = (group: string) => void;

/** Collapses or expands a group of columns. */
function CollapseButton({ group, open, onCollapse }: { group: ColumnGroup; open: boolean; onCollapse: OnCollapse }) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={open}
      aria-label={translate(open ? 'people.role.foldGroup' : 'people.role.showGroup', { name: group.label })}
      onClick={() => onCollapse(group.key)}
    >
      <ChevronRight size={14} className="flip" aria-hidden style={open ? { transform: 'rotate(90deg)' } : undefined} />
    </button>
  );
}

interface HeadCellProps {
  readonly item: MatrixItem;
  /** Starts a part other than the first. */
  readonly edge: boolean;
  readonly onCollapse: OnCollapse | undefined;
}

function HeadCell({ item, edge, onCollapse }: HeadCellProps) {
  const { group } = item;
  const sum = item.kind === 'sum';
  const name = sum ? group.label : item.column.label;
  return (
    <th scope="col" className={`head${sum ? ' collapsed' : ''}${edge ? ' edge' : ''}`}>
      {onCollapse && group.color && (sum || item.first) ? (
        <CollapseButton group={group} open={!sum} onCollapse={onCollapse} />
      ) : null}
      <span title={name}>{name}</span>
      {group.color ? <i className="dot" aria-hidden style={{ background: dotToken(group.color) }} /> : null}
    </th>
  );
}

interface Props {
  readonly parts: readonly MatrixPart[];
  /** The items of each part. */
  readonly items: readonly (readonly MatrixItem[])[];
  readonly onCollapse: OnCollapse | undefined;
}

/** Headers of the parts, and below them the column headers. */
export function MatrixHead({ parts, items, onCollapse }: Props) {
  const translate = useTranslate();
  return (
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
        {items.map((part, index) =>
          part.map((item, place) => (
            <HeadCell key={itemKey(item)} item={item} edge={index > 0 && place === 0} onCollapse={onCollapse} />
          )),
        )}
      </tr>
    </thead>
  );
}
