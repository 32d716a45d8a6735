import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnChoice } from './useColumns';

/** Lets the user choose the columns of a list; the first one is always shown. */
export function ColumnChooser({ columns, isShown, toggle }: ColumnChoice) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = columns.filter(({ key }) => isShown(key)).length;
  return (
    <>
      <Button
        variant="text"
        startIcon={<Columns3 size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('records.columns')} {translate('records.columnsShown', { shown, all: columns.length })}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ key, label }, index) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={isShown(key)}
            disabled={index === 0}
            onClick={() => toggle(key)}
          >
            <Checkbox
              checked={isShown(key)}
              tabIndex={-1}
              disableRipple
              size="small"
              inputProps={{ 'aria-hidden': true }}
            />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
