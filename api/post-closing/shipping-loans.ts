import { sql } from 'kysely';
import { daysBetween, formatDate, pacificDate } from '../../domain/format/date';
import { statusCodes } from '../../domain/loan/codes/status-codes';
import { expectedDocuments, postClosingStatuses } from '../../domain/post-closing/expected-documents';
import { nextAction } from '../../domain/post-closing/next-action';
import type { ShippingLoan } from '../../domain/post-closing/post-closing.schemas';
import { ownValue } from '../../domain/tables/own-value';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { selectLoans } from '../loan/loan.service';
import { shippingList } from './shipping-list';

interface OpenItems {
  readonly missing: number;
  readonly late: number;
  readonly next_due: string | null;
  readonly next_kind: string | null;
  readonly next_label: string | null;
}

/** What a loan still waits for; the item that is due first. */
const openItems = sql<OpenItems>`(
  select count(*) as missing,
    count(*) filter (where item.due_on < clock.today) as late,
    min(item.due_on) as next_due,
    (array_agg(item.kind order by item.due_on, item.kind))[1] as next_kind,
    (array_agg(item.label order by item.due_on, item.kind))[1] as next_label
  from portal.post_closing_items item
  where item.loan_num = record.loan_num and item.is_required and item.received_on is null and item.exception is null
)`;

async function rowsOf(portal: AppContext, actor: Actor, today: string) {
  const day = sql<{ today: string }>`(select ${today}::date as today)`;
  const seen = await selectLoans(portal, actor);
  return portal.db
    .selectFrom('portal.post_closing_loans as record')
    .innerJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .innerJoin(day.as<'clock'>('clock'), (join) => join.onTrue())
    .innerJoinLateral(openItems.as<'open'>('open'), (join) => join.onTrue())
    .leftJoin('portal.contacts as investor', (join) => join.on(sql<boolean>`investor.id::text = record.investor_id`))
    .where('loan.sStatusT', 'in', [...postClosingStatuses])
    .where(sql<boolean>`record.loan_num in (select loan_num from (${seen}) seen)`)
    .select([
      ...(['record.loan_num', 'record.funded_on', 'record.loan_type', 'record.place', 'record.sent_on'] as const),
      ...(['record.sent_to', 'loan.aBFirstNm', 'loan.aBLastNm', 'loan.sStatusT', 'loan.sBranchName'] as const),
      ...(['record.investor_open', 'record.investor_due'] as const),
      ...(['open.missing', 'open.late', 'open.next_due', 'open.next_kind', 'open.next_label'] as const),
      sql<string | null>`coalesce(investor.company, investor.name)`.as('investor'),
    ]);
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof rowsOf>>['execute']>>[number];

const shown = (row: Row, today: string): ShippingLoan => {
  const { missing, late, place, funded_on: fundedOn, sent_on: sentOn } = row;
  const status = row.sStatusT || null;
  return {
    ...{ id: row.loan_num, loanNum: row.loan_num, status, fundedOn, missing, late, place, sentOn },
    borrower: [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ') || null,
    age: daysBetween(fundedOn, today),
    loanType: row.loan_type,
    investor: row.investor,
    ...{ nextDue: row.next_due, nextKind: row.next_kind, nextLabel: row.next_label, sentTo: row.sent_to },
    action: nextAction({ status, fundedOn, missing, late, place, sentOn, investorOpen: row.investor_open }, today),
    ...{ investorOpen: row.investor_open, investorDue: row.investor_due, branch: row.sBranchName || null },
  };
};

/** A page of the funded loans that the actor may see. */
export async function shippingLoans(
  portal: AppContext,
  actor: Actor,
  query: ListQuery,
): Promise<ListPage<ShippingLoan>> {
  const today = pacificDate(portal.clock());
  const page = await pageOf(await rowsOf(portal, actor, today), shippingList, query);
  return { ...page, rows: page.rows.map((row) => shown(row, today)) };
}

const day = (value: string | null): string | null => (value === null ? null : formatDate(value));

/** What the desk waits for next: the name that it gave the document, or its type. */
const documentOf = ({ next_label, next_kind }: Row): string | null =>
  next_label ?? (next_kind === null ? null : (ownValue(expectedDocuments, next_kind)?.docType ?? next_kind));

const columnsOn = (today: string): readonly CsvColumn<Row>[] => [
  ['Loan Number', (row) => row.loan_num],
  ['Borrower', (row) => shown(row, today).borrower],
  ['Status', (row) => ownValue<string>(statusCodes, row.sStatusT ?? '') ?? row.sStatusT],
  ['Funded', (row) => day(row.funded_on)],
  ['Days', (row) => String(shown(row, today).age ?? '')],
  ['Investor', (row) => row.investor],
  ['Documents Missing', (row) => String(row.missing)],
  ['Documents Late', (row) => String(row.late)],
  ['Next Document', documentOf],
  ['Next Due', (row) => day(row.next_due)],
  ['Note', (row) => row.place],
  ['Note Sent To', (row) => row.sent_to],
  ['Note Sent', (row) => day(row.sent_on)],
  ['Next Action', (row) => shown(row, today).action],
  ['Investor Conditions Open', (row) => String(row.investor_open)],
  ['Investor Conditions Due', (row) => day(row.investor_due)],
  ['Branch', (row) => row.sBranchName || null],
];

/** The funded loans that a filter finds as CSV. */
export async function shippingLoansFile(portal: AppContext, actor: Actor, query: ListQuery) {
  const today = pacificDate(portal.clock());
  const rows = await rowsOf(portal, actor, today);
  return recordFile({ rows, list: shippingList, columns: columnsOn(today), name: 'post-closing' }, query);
}
