import type { CashRow, FormSection, TableRow } from '../../../domain/disclosure/estimate/estimate-form.schemas';

type Line = readonly [label: string, amount: string, middle?: string];

/** A section of page 2: its total and its lines. */
export const section = (total: string, ...lines: readonly Line[]): FormSection => ({
  total,
  lines: lines.map(([label, amount, middle = '']) => ({ label, middle, amount })),
});

/** Calculating Cash to Close. */
export const cash = (...rows: readonly (readonly [label: string, amount: string])[]): CashRow[] =>
  rows.map(([label, amount]) => ({ label, amount, cashIs: '' }));

/** Rows of the AP and AIR tables. */
export const row = (label: string, value: string): TableRow => ({ label, value, indent: false });
export const indented = (label: string, value: string): TableRow => ({ label, value, indent: true });
export const heading = (label: string): TableRow => row(label, '');
