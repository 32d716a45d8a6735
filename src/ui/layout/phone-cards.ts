import type { StyleProps } from './style-props';

const inCard: StyleProps = { padding: '0', textAlign: 'start', minInlineSize: 0 };

export const block: StyleProps = { display: 'block' };
export const heads = { visuallyHidden: true } as const;
/** What a row begins with before its name, such as a checkbox. */
export const first: StyleProps = { ...inCard, gridColumn: '1', gridRow: '1' };

/** On a phone, each row is a card: its name with what to do, then its values with their labels. */
const cardWith = (place: 1 | 2) => {
  const card: StyleProps = {
    display: 'grid',
    columns: place === 1 ? 'minmax(0, 1fr) auto' : 'auto minmax(0, 1fr) auto',
    gap: '2 s2',
    padding: 's3 s4',
  };
  const named: StyleProps = { ...inCard, gridColumn: `${place}`, gridRow: '1' };
  const last: StyleProps = { ...inCard, gridColumn: `${place + 1}`, gridRow: '1' };
  const value: StyleProps = { ...inCard, gridColumn: `${place} / -1` };
  return { card, named, last, value };
};

/** Rows that begin with their name, and rows with something before it. */
export const plainRow = cardWith(1);
export const chosenRow = cardWith(2);
