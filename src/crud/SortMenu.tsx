import Button from '@mui/material/Button';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataColumn } from '../ui/data-column';
import { Menu, MenuItem } from '../ui/overlays';
import type { Sort } from '../ui/TableParts';

interface Props<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Sorts a list that has no headers, as on a phone; choosing the present column turns the order around. */
export function SortMenu<Row>({ columns, sort, onSort }: Props<Row>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = columns.find((column) => column.sort === sort.field);
  const Arrow = sort.order === 'ASC' ? ArrowUp : ArrowDown;
  const choose = ({ sort: field = '', first = 'ASC' }: DataColumn<Row>): void => {
    const turned = sort.order === 'ASC' ? 'DESC' : 'ASC';
    onSort({ field, order: field === sort.field ? turned : first });
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="text"
        endIcon={<Arrow size={14} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('records.sortBy', { name: current?.label ?? '' })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.label ?? translate('records.sort')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns
          .filter((column) => column.sort !== undefined)
          .map((column) => (
            <MenuItem
              key={column.key}
              role="menuitemradio"
              aria-checked={column === current}
              selected={column === current}
              onClick={() => choose(column)}
            >
              {column.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
