import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { type ColumnKey, defaultColumns, type ViewColumn, viewColumns } from './columns';

/** The columns that the person has picked, remembered; the loan number always stays. */
export function usePipelineColumns() {
  const [picked, setPicked] = useStore<ColumnKey[]>('pipeline.columns', [...defaultColumns]);
  const columns: ViewColumn[] = viewColumns.filter(({ key }, index) => index === 0 || picked.includes(key));
  const toggle = (key: ColumnKey) =>
    setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key]);
  return { columns, toggle };
}

interface Props {
  readonly columns: readonly ViewColumn[];
  readonly onToggle: (key: ColumnKey) => void;
}

/** Picks the columns of the list. */
export function ColumnChooser({ columns, onToggle }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Columns3 size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('loan.pipeline.columns')}{' '}
        {translate('loan.pipeline.columnsShown', { shown: columns.length, all: viewColumns.length })}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {viewColumns.map(({ key }, index) => {
          const shown = columns.some((column) => column.key === key);
          return (
            <MenuItem
              key={key}
              role="menuitemcheckbox"
              aria-checked={shown}
              disabled={index === 0}
              onClick={() => onToggle(key)}
            >
              <Checkbox checked={shown} tabIndex={-1} disableRipple size="small" inputProps={{ 'aria-hidden': true }} />
              {translate(`loan.pipeline.columnNames.${key}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
