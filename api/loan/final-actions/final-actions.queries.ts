import { type Kysely, sql } from 'kysely';
import { finalActionOf } from '../../../domain/hmda/action-taken';
import { statusCodes } from '../../../domain/loan/codes/status-codes';
import type { LoanDocument } from '../../../domain/loan/document';
import { hasFinalFigures } from '../../../domain/loan/status';
import type { PortalDb } from '../../db/portal-db';
import { type LoanRows, loanRows } from '../stored-loan-rows';

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

const table = { name: 'portal.final_actions', columns: ['version', 'action', 'action_date'] } as const;

/** The final actions of loans; those that go on lose theirs. */
export const finalActionRows = (loans: readonly LoanDocument[]): LoanRows => loanRows(table, loans.flatMap(rowOf));

/** Numbers of loans that ended or were funded, and that were indexed before there were final actions. */
export async function loansWithoutAction(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline p
    where loan_num > ${after} and "sStatusT" = any(${sql.val(ended)}::text[])
      and not exists (select from portal.final_actions held where held.loan_num = p.loan_num)
    order by loan_num limit ${limit}`.execute(db);
  return rows.map((row) => row.loan_num);
}
