import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const FIRST = 6;

const List = styled('ul')({
  borderBlockStart: token('border'),
  '& > li': { padding: `${token('s2')} ${token('s4')}`, overflowWrap: 'anywhere' },
  '& > li:not(:first-of-type)': { borderBlockStart: token('border') },
});

interface Props<Item> {
  readonly items: readonly Item[];
  readonly label: string;
  readonly children: (item: Item) => ReactNode;
}

/** The first of many, and all of them when asked. The items do not change, so their place is their key. */
export function LongList<Item>({ items, label, children }: Props<Item>) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FIRST);
  const keyed = shown.map((item, place) => ({ key: `${place}`, item }));
  return (
    <>
      <List aria-label={label}>
        {keyed.map(({ key, item }) => (
          <li key={key}>{children(item)}</li>
        ))}
      </List>
      {items.length > FIRST && (
        <Button variant="text" onClick={() => setAll(!all)} aria-expanded={all} sx={{ m: 1 }}>
          {translate(all ? 'loan.create.import.fewer' : 'loan.create.import.all', { count: items.length })}
        </Button>
      )}
    </>
  );
}
