import { sql } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import { lenderPosition } from '../../domain/investor/lender-position';
import type { LockReportRow, LockReportTotals } from '../../domain/investor/lock-report.schemas';
import { daysLeft, newLockTerm } from '../../domain/investor/new-lock-term';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { selectLoans } from '../loan/loan.service';
import { FUNDED, gapOf, lockReportList, marginAmountOf, revenueOf, today } from './lock-report-list';

/** Days within which an end counts as near. */
const SOON = 7;

/** The positions that the actor may see. */
export async function positionRows(portal: AppContext, actor: Actor) {
  const day = sql<{ today: string }>`(select ${pacificDate(portal.clock())}::date as today)`;
  const seen = await selectLoans(portal, actor);
  return portal.db
    .selectFrom('portal.lock_positions as record')
    .innerJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .innerJoin(day.as<'clock'>('clock'), (join) => join.onTrue())
    .where(sql<boolean>`record.loan_num in (select loan_num from (${seen}) seen)`)
    .select([
      ...(['record.loan_num', 'record.lock_status', 'record.lock_expires', 'record.lock_days'] as const),
      ...(['record.lock_price', 'record.loan_type', 'record.amount', 'record.originator_paid'] as const),
      ...(['record.commitment_type'] as const),
      ...(['record.investor_program', 'record.investor_days', 'record.investor_expires'] as const),
      ...(['record.investor_points', 'record.current_price', 'record.current_price_at'] as const),
      ...(['loan.aBFirstNm', 'loan.aBLastNm', 'loan.sStatusT', 'loan.sBranchName'] as const),
      ...(['loan.sOriginatingCompanyName', 'loan.sEstCloseD', 'loan.sNoteIR', 'clock.today'] as const),
    ]);
}

export type PositionRow = Awaited<ReturnType<Awaited<ReturnType<typeof positionRows>>['execute']>>[number];

/** The pipeline index has an infinity in place of what is missing. */
const known = (value: string): string | null => (value === '' || value.endsWith('infinity') ? null : value);
const price = (value: number | null): string | null => (value === null ? null : formatThousandths(value));
const money = (value: number | null): string | null => (value === null ? null : formatCents(value));

/** A row as the report has it. */
export function reportRow(row: PositionRow): LockReportRow {
  const lock = {
    sStatusT: row.sStatusT,
    sRateLockStatusT: row.lock_status,
    sRLckdDays: row.lock_days,
    sRLckdExpiredD: row.lock_expires,
    sInvestorLockRLckdDays: row.investor_days,
  };
  const position = lenderPosition({
    sFinalLAmt: row.amount,
    ...{ sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationAmount: row.originator_paid },
    sBrokerLockFinalBrokComp1PcPrice: row.lock_price,
    sInvestorLockBrokComp1Pc: row.investor_points,
    sRLckdExpiredD: row.lock_expires,
    sInvestorLockRLckExpiredD: row.investor_expires,
  });
  return {
    id: row.loan_num,
    loanNum: row.loan_num,
    borrower: [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ') || null,
    status: known(row.sStatusT),
    expDate: row.lock_expires,
    today: row.today,
    remainingDays: daysLeft(lock, row.today),
    brkLockTerm: row.lock_days,
    lockTerm: row.investor_days,
    newLockTerm: newLockTerm(lock, row.today),
    curPrice: row.current_price,
    curPriceAt: row.current_price_at === null ? null : new Date(row.current_price_at).toISOString(),
    branch: known(row.sBranchName),
    company: known(row.sOriginatingCompanyName),
    loanType: row.loan_type,
    commitmentType: row.commitment_type,
    investorProgram: row.investor_program,
    investorExpDate: row.investor_expires,
    gapDays: position.gapDays,
    estClosing: known(row.sEstCloseD),
    amount: money(position.amount),
    noteRate: known(row.sNoteIR),
    lockPrice: price(position.lockPrice),
    investorPrice: price(position.investorPrice),
    margin: price(position.margin),
    revenue: money(position.revenue),
  };
}

/** A page of the lock report. */
export async function lockReport(portal: AppContext, actor: Actor, query: ListQuery): Promise<ListPage<LockReportRow>> {
  const page = await pageOf(await positionRows(portal, actor), lockReportList, query);
  return { ...page, rows: page.rows.map(reportRow) };
}

const allocated = sql`record.investor_expires is not null`;

/** What all rows that the filter finds add up to. */
export async function lockReportTotalsOf(
  portal: AppContext,
  actor: Actor,
  { filter = {} }: Pick<ListQuery, 'filter'>,
): Promise<LockReportTotals> {
  const count = (which: unknown) => sql<number>`count(*) filter (where ${which})`;
  const rows = Object.values(filter).reduce(
    (all, condition) => (condition ? all.where(condition) : all),
    await positionRows(portal, actor),
  );
  return rows
    .clearSelect()
    .select([
      sql<number>`count(*)`.as('loans'),
      sql<string>`coalesce(sum(record.amount), 0)::numeric(20, 2)`.as('amount'),
      count(sql`not (${allocated})`).as('notAllocated'),
      count(sql`record.commitment_type = '0'`).as('bestEfforts'),
      count(sql`record.commitment_type = '1'`).as('mandatory'),
      count(sql`loan.tab <> ${FUNDED} and record.lock_expires < ${today}`).as('expired'),
      count(sql`loan.tab <> ${FUNDED} and record.lock_expires between ${today} and ${today} + ${SOON}::int`).as(
        'expiring',
      ),
      count(sql`loan.tab <> ${FUNDED} and ${gapOf} < 0`).as('uncovered'),
      sql<string>`coalesce(sum(${revenueOf}), 0)::numeric(20, 2)`.as('revenue'),
      sql<string>`coalesce(sum(${marginAmountOf}), 0)::numeric(20, 2)`.as('marginAmount'),
    ])
    .executeTakeFirstOrThrow();
}
