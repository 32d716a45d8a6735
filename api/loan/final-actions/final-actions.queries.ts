import { type Kysely, sql } from 'kysely';
import { finalActionOf } from '../../../domain/hmda/action-taken';
import { statusCodes } from '../../../domain/loan/codes/status-codes';
import type { LoanDocument } from '../../../domain/loan/document';
import { hasFinalFigures } from '../../../domain/loan/status';
import type { PortalDb } from '../../db/portal-db';

type Db = Kysely<PortalDb>;

/** Loans that ended or were funded: each has a row, also without an action that is reported. */
const ended = Object.keys(statusCodes).filter(hasFinalFigures);

function rowOf(loan: LoanDocument) {
  const final = finalActionOf(loan);
  if (!final && !hasFinalFigures(loan.sStatusT)) return [];
  return [
    { loan_num: loan.sLNm, version: loan.version, action: final?.action ?? null, action_date: final?.date ?? null },
  ];
}

/**
 * Stores the final actions of loans whose pipeline rows were just written, and removes those of loans that go on. A loan whose pipeline
 * row has another version is left out: its own writer stores it.
 */
export async function storeFinalActions(db: Db, loans: readonly LoanDocument[]): Promise<void> {
  if (loans.length === 0) return;
  const rows = loans.flatMap(rowOf);
  const versions = JSON.stringify(loans.map(({ sLNm, version }) => ({ loan_num: sLNm, version })));
  await sql`
    with current as materialized (
      select p.loan_num from portal.pipeline p
      join jsonb_to_recordset(${versions}::jsonb) as seen (loan_num text, version integer) using (loan_num, version)
      order by p.loan_num
      for share of p
    ), gone as (
      delete from portal.final_actions where loan_num in (select loan_num from current)
        and loan_num <> all(${sql.val(rows.map((row) => row.loan_num))}::text[])
    )
    insert into portal.final_actions as held
    select row.* from jsonb_populate_recordset(null::portal.final_actions, ${JSON.stringify(rows)}::jsonb) row
    join current using (loan_num)
    order by row.loan_num
    on conflict (loan_num) do update set
      version = excluded.version, action = excluded.action, action_date = excluded.action_date
    where held.version <= excluded.version`.execute(db);
}

/** Numbers of loans that ended or were funded, and that were indexed before there were final actions. */
export async function loansWithoutAction(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline p
    where loan_num > ${after} and "sStatusT" = any(${sql.val(ended)}::text[])
      and not exists (select from portal.final_actions held where held.loan_num = p.loan_num)
    order by loan_num limit ${limit}`.execute(db);
  return rows.map((row) => row.loan_num);
}
