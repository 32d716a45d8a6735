import { sql } from 'kysely';
import { z } from 'zod';
import type { lockExpiryRow } from '../../domain/reports/report-row.schemas';
import { oneOf } from '../http/list-filters';
import { isActive } from './active-loans';
import type { ReportSource } from './report';
import {
  count,
  type LoanColumns,
  loanFilters,
  loanSelect,
  loanSorts,
  places,
  reportLoan,
  within,
} from './report-loans';

type Row = Readonly<z.infer<typeof lockExpiryRow>>;
type Found = LoanColumns & Pick<Row, 'expDate' | 'daysLeft' | 'estClosing'>;

const LOCKED = '1';

const due = sql`case
  when row."daysLeft" < 0 then 'expired' when row."daysLeft" <= 15 then row."daysLeft"::text
  when row."daysLeft" <= 30 then '16-30' else '31+' end`;
const late = sql<boolean>`(row."estClosing" > row."expDate")`;

/** Active locks of active and paused loans, also those that have expired. */
export const lockExpiry: ReportSource<Found, Row> = {
  name: 'lock-expiry',
  rows: async (_, { from, isSeen }) => sql`
    select loan.loan_num as id, ${loanSelect}, loan."sRLckdExpiredD" as "expDate",
      loan."sRLckdExpiredD" - clock.today as "daysLeft", nullif(loan."sEstCloseD", 'infinity') as "estClosing"
    from ${from}
    where loan."sRateLockStatusT" = ${LOCKED} and loan."sRLckdExpiredD" <> 'infinity'
      and ${isActive} and ${isSeen}`,
  list: {
    unit: 'locks',
    sorts: { ...loanSorts, expDate: 'row.expDate', daysLeft: 'row.expDate', estClosing: 'row.estClosing' },
    filters: {
      ...loanFilters,
      expDate: within('row.expDate'),
      due: z
        .union([z.string().max(10), z.array(z.string().max(10)).max(20)])
        .transform((keys) => sql<boolean>`(${due}) = any(${[keys].flat()}::text[])`),
      late: z.literal(true).transform(() => late),
      status: oneOf('row.status'),
    },
    first: ['expDate', 'ASC'],
    key: 'row.id',
  },
  by: { due, ...places },
  measures: () => ({
    locks: sql`count(*)`,
    amount: sql`coalesce(sum(row.amount), 0)::numeric(20, 2)::text`,
    late: count(late),
  }),
  answer: (row) => ({
    ...reportLoan(row),
    expDate: row.expDate,
    daysLeft: row.daysLeft,
    estClosing: row.estClosing,
  }),
  columns: [
    ['Lock Expiration', (row) => row.expDate],
    ['Days Left', (row) => String(row.daysLeft)],
    ['Estimated Closing', (row) => row.estClosing],
  ],
};
