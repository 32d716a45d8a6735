import { ApiError } from '../providers/data/api-error';
import type { DataColumn } from '../ui/data-column';

/** An error as the server returns it. */
export const failure = new ApiError(
  'The status of the loan does not allow this.',
  409,
  { code: 'conflict' },
  'r-20261121-7f3a',
);

export interface Fee {
  readonly id: string;
  readonly section: string;
  readonly paidTo: string;
  readonly amount: string;
}

export const fees: readonly Fee[] = [
  { id: 'Underwriting', section: 'A', paidTo: 'Lender', amount: '$1,295.00' },
  { id: 'Appraisal', section: 'B', paidTo: 'AMC', amount: '$650.00' },
  { id: 'Credit report', section: 'B', paidTo: 'Credit Report', amount: '$45.00' },
  {
    id: 'A fee with a name that is much too long for the column it stands in',
    section: 'C',
    paidTo: 'Home Owner Association of Larkspur Meadows',
    amount: '($12,450.50)',
  },
];

export const feeColumns: readonly DataColumn<Fee>[] = [
  { key: 'id', label: 'Fee', sort: 'id', width: 200, cell: ({ id }) => <bdi>{id}</bdi> },
  { key: 'section', label: 'Section', width: 80, cell: ({ section }) => section },
  { key: 'paidTo', label: 'Paid to', width: 140, cell: ({ paidTo }) => <bdi>{paidTo}</bdi> },
  {
    key: 'amount',
    label: 'Amount',
    sort: 'amount',
    first: 'DESC',
    numeric: true,
    width: 110,
    cell: ({ amount }) => <bdi>{amount}</bdi>,
  },
];
