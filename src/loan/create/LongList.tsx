import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box } from '../../ui/layout/primitives';

const FIRST = 6;

interface Props<Item> {
  readonly items: readonly Item[];
  readonly label: string;
  readonly children: (item: Item) => ReactNode;
}

/** A list that shows its first items and expands on request. The items never change, so the index is the key. */
export function LongList<Item>({ items, label, children }: Props<Item>) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FIRST);
  const keyed = shown.map((item, place) => ({ key: `${place}`, item }));
  return (
    <>
      <Box as="ul" lineAbove dividers aria-label={label}>
        {keyed.map(({ key, item }) => (
          <Box as="li" padding="s2 s4" overflowWrap="anywhere" key={key}>
            {children(item)}
          </Box>
        ))}
      </Box>
      {items.length > FIRST && (
        <Button variant="text" onClick={() => setAll(!all)} aria-expanded={all} sx={{ m: 1 }}>
          {translate(all ? 'loan.create.import.fewer' : 'loan.create.import.all', { count: items.length })}
        </Button>
      )}
    </>
  );
}
