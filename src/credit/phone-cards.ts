import type { StyleProps } from '../ui/layout/style-props';

/** On a phone, each row of these tables is a card: its name with what to do, then its values with their labels. */
export const block: StyleProps = { display: 'block' };
export const heads = { visuallyHidden: true } as const;
export const card: StyleProps = { display: 'grid', columns: 'auto minmax(0, 1fr) auto', gap: '2 s2', padding: 's3 s4' };
const inCard: StyleProps = { padding: '0', textAlign: 'start', minInlineSize: 0 };
export const first: StyleProps = { ...inCard, gridColumn: '1', gridRow: '1' };
export const named: StyleProps = { ...inCard, gridColumn: '2', gridRow: '1' };
export const last: StyleProps = { ...inCard, gridColumn: '3', gridRow: '1' };
export const value: StyleProps = { ...inCard, gridColumn: '2 / -1' };
