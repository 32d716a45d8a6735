import { type Kysely, sql } from 'kysely';
import { DEFAULT_LATE_DAYS, daysOfMonth, type SampleRule } from '../../domain/quality-control/sample';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

interface Asked {
  readonly month: string;
  readonly rule: SampleRule;
  readonly value?: string | null | undefined;
  readonly loanNums: readonly string[];
}

/** Loans that were made or bought in the month. */
function closedLoans(db: Db, month: string) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom('portal.final_actions as closed')
    .innerJoin('portal.pipeline as loan', 'loan.loan_num', 'closed.loan_num')
    .where('closed.action', 'in', ['1', '6'])
    .where('closed.action_date', '>=', first)
    .where('closed.action_date', '<=', last)
    .select('closed.loan_num');
}

/** The loans that a rule finds, of those closed in the month; named loans may have closed in any. */
export async function populationOf(db: Db, { month, rule, value, loanNums }: Asked): Promise<string[]> {
  const closed = closedLoans(db, month);
  const wanted = value ?? '';
  const found = {
    random: () => closed,
    channel: () => closed.where('loan.sBranchChannelT', '=', wanted),
    program: () => closed.where('loan.sLpTemplateNm', '=', wanted),
    branch: () => closed.where('loan.branch_key', '=', wanted.toLowerCase()),
    'early-default': () =>
      closed
        .innerJoin('portal.servicing_positions as paid', 'paid.loan_num', 'closed.loan_num')
        .where('paid.late_days', '>=', DEFAULT_LATE_DAYS),
    discretionary: () =>
      db
        .selectFrom('portal.pipeline as loan')
        .where('loan.loan_num', 'in', [...loanNums, ''])
        .select('loan.loan_num'),
  } as const satisfies Record<SampleRule, unknown>;
  const rows = await found[rule]().execute();
  return rows.map((row) => row.loan_num).sort();
}

/** What a user does that is no work on a loan. */
const readings = [
  ...(['loan.reveal', 'loan.export', 'loan.original', 'loan.match-number', 'documents.export'] as const),
  ...(['loan.document-audit', 'documents.package-preview', 'call.denied'] as const),
];

/** Whether the user is or was assigned to the loan, or changed anything of it. */
export async function hasWorkedOn(db: Db, login: string, loanNum: string): Promise<boolean> {
  const { rows } = await sql<{ worked: boolean }>`
    select exists (
      select from portal.pipeline loan, unnest(loan.assigned) as key
      where loan.loan_num = ${loanNum} and split_part(key, E'\t', 1) = ${login}
    ) or exists (
      select from portal.audit
      where subject = ${`loan:${loanNum}`} and actor = ${login} and outcome <> 'denied' and action <> all(${sql.val([...readings])}::text[])
    ) as worked`.execute(db);
  return rows[0]?.worked === true;
}
