import type { RecordListName } from '../loan/document';

/** The sections that are lists of records, with the list that they return as `records`. */
export const sectionRecords = {
  asset: 'assets',
  liability: 'liabilities',
  reo: 'reos',
  employment: 'employments',
  income: 'incomes',
  residence: 'residences',
} as const satisfies Record<string, RecordListName>;
