import type { Kysely, Selectable } from 'kysely';
import type { CreditSummary } from '../../domain/credit/credit.contract';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import { formatCents } from '../../domain/numbers/fixed';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import type { CreditTables, SealedRequest } from './credit.tables';

type Db = Kysely<PortalDb>;
type Vault = AppContext['vault'];

export const reportContext = (id: string, column: 'request' | 'report'): string =>
  `portal.credit_reports:${id}:${column}`;

const withOrder = (db: Db) =>
  db
    .selectFrom('portal.credit_reports as report')
    .leftJoin('portal.orders as order', 'order.id', 'report.order_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('portal.credit_uses as use')
          .innerJoin('portal.audit_entries as entry', 'entry.id', 'use.operation_id')
          .select(['use.used_at', 'use.used_by'])
          .whereRef('use.report_id', '=', 'report.id')
          .where('entry.outcome', '=', 'done')
          .orderBy('use.used_at', 'desc')
          .limit(1)
          .as('used'),
      (join) => join.onTrue(),
    )
    .selectAll('report')
    .select(['order.state', 'order.problem', 'order.in_doubt', 'used.used_at', 'used.used_by']);

type Row = Selectable<CreditTables['portal.credit_reports']>;
type RowWithOrder = Awaited<ReturnType<ReturnType<typeof withOrder>['execute']>>[number];

/** A report with what was sent and received. */
export interface OpenReport {
  readonly row: RowWithOrder;
  readonly request: SealedRequest;
  readonly report: CreditReportData | null;
}

const opened = (vault: Vault, row: RowWithOrder): OpenReport => ({
  row,
  request: openJson(vault, row.request, reportContext(row.id, 'request')),
  report: row.report === null ? null : openJson(vault, row.report, reportContext(row.id, 'report')),
});

/** The reports of a loan, the latest first. */
export async function reportsOf(db: Db, vault: Vault, loanNum: string): Promise<OpenReport[]> {
  const rows = await withOrder(db)
    .where('report.loan_num', '=', loanNum)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id')
    .execute();
  return rows.map((row) => opened(vault, row));
}

/** A report by its ID. */
export async function reportById(db: Db, vault: Vault, id: string): Promise<OpenReport | undefined> {
  const row = await withOrder(db).where('report.id', '=', id).executeTakeFirst();
  return row && opened(vault, row);
}

export type NewReport = Pick<
  Row,
  'id' | 'loan_num' | 'application' | 'agency' | 'action' | 'ordered_by' | 'cost_cents' | 'created_at'
>;

/** Stores what will be sent. */
export async function insertReport(db: Db, vault: Vault, row: NewReport, request: SealedRequest): Promise<void> {
  const sealed = sealJson(vault, request, reportContext(row.id, 'request'));
  await db
    .insertInto('portal.credit_reports')
    .values({
      ...row,
      request: sealed,
      report: null,
      order_id: null,
      document_id: null,
      received_at: null,
    })
    .execute();
}

/** Stores the report that the agency gave. Storing it again changes nothing. */
export async function storeReport(db: Db, vault: Vault, id: string, report: CreditReportData, at: Date): Promise<void> {
  await db
    .updateTable('portal.credit_reports')
    .set({ report: sealJson(vault, report, reportContext(id, 'report')), received_at: at })
    .where('id', '=', id)
    .where('received_at', 'is', null)
    .execute();
}

/** Notes, before it is sent, a write to the loan that uses these reports. */
export async function noteUse(
  db: Db,
  reports: readonly string[],
  use: { readonly operation: string; readonly by: string; readonly at: Date },
): Promise<void> {
  if (reports.length === 0) return;
  await db
    .insertInto('portal.credit_uses')
    .values(
      reports.map((report) => ({
        ...{ report_id: report, operation_id: use.operation, used_by: use.by, used_at: use.at },
      })),
    )
    .execute();
}

/** A report as listed. */
export function summaryOf({ row, request, report }: OpenReport): CreditSummary {
  const { sent, consents } = request;
  const state = row.state ?? 'draft';
  return {
    id: row.id,
    agency: row.agency,
    action: sent.action,
    pull: sent.pull,
    bureaus: [...(report?.bureaus ?? sent.bureaus)],
    borrowers: sent.borrowers.map(({ owner }) => owner),
    consents: [...consents],
    cost: formatCents(row.cost_cents),
    orderedBy: row.ordered_by,
    createdAt: row.created_at.toISOString(),
    order: row.order_id,
    state,
    canCancel: !hasEnded(state),
    problem: row.problem,
    number: report?.number ?? null,
    issued: report?.issued ?? null,
    isSimulation: report?.isSimulation ?? false,
    documentId: row.document_id,
    appliedAt: row.used_at?.toISOString() ?? null,
    appliedBy: row.used_by,
  };
}
