import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DuplicateReason } from '../../../domain/loan/loan-import.schemas';
import type { PortalDb } from '../../db/portal-db';
import type { LoanLikenessRow, PipelineIndexRow } from '../loan.tables';
import { allOf, type ScopePart } from '../pipeline/conditions';

type Db = Kysely<PortalDb>;

/**
 * Part of a statement: writes rows, each only over one of the same or an earlier version; in order, to avoid deadlocks, and not before
 * what `after` reads is done.
 */
export const storingLikeness = (
  rows: readonly LoanLikenessRow[],
  after: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> => sql`
  insert into portal.loan_likeness as l (loan_num, version, rules, keys)
  select loan_num, version, rules, keys
  from jsonb_populate_recordset(null::portal.loan_likeness, ${JSON.stringify(rows)}::jsonb) where ${after} order by loan_num
  on conflict (loan_num) do update set version = excluded.version, rules = excluded.rules, keys = excluded.keys
  where l.version <= excluded.version`;

/** Loans of the pipeline index without a row by these rules, by number. */
export async function loansWithoutLikeness(db: Db, rules: number, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline p
    where loan_num > ${after} and not exists
      (select from portal.loan_likeness l where l.loan_num = p.loan_num and l.rules >= ${rules})
    order by loan_num limit ${limit}`.execute(db);
  return rows.map((row) => row.loan_num);
}

export type LikeRow = Pick<
  PipelineIndexRow,
  'loan_num' | 'aBFirstNm' | 'aBLastNm' | 'sStatusT' | 'sFinalLAmt' | 'sEmployeeLoanRepName'
> & { readonly reasons: readonly DuplicateReason[] };

/** The keys of one reason. A `weak` one adds to other reasons, but finds no loan alone. */
export interface SearchedKeys {
  readonly reason: DuplicateReason;
  readonly keys: readonly string[];
  readonly weak: boolean;
}

const arrayOf = (keys: readonly string[]) => sql`${sql.val([...keys])}::text[]`;

/**
 * Loans within the scope that share a key, and why. The reasons are given with the strongest first: each outweighs all after
 * it. Loans with the same reasons are listed by number, the newest first.
 */
export async function loansLike(
  db: Db,
  searched: readonly SearchedKeys[],
  scope: readonly ScopePart[],
  limit: number,
): Promise<LikeRow[]> {
  const finding = searched.filter(({ weak }) => !weak).flatMap(({ keys }) => keys);
  if (finding.length === 0 || scope.length === 0) return [];
  const visible = sql.join(
    scope.map(({ rows }) => sql`(${allOf(rows)})`),
    sql` or `,
  );
  const reasons = sql.join(
    searched.map(({ reason, keys }) => sql`case when l.keys && ${arrayOf(keys)} then ${reason}::text end`),
  );
  const strongest = sql.join(searched.map(({ keys }) => sql`(l.keys && ${arrayOf(keys)}) desc`));
  const { rows } = await sql<LikeRow>`
    select p.loan_num, "aBFirstNm", "aBLastNm", "sStatusT", "sFinalLAmt"::text, "sEmployeeLoanRepName",
      array_remove(array[${reasons}], null) as reasons
    from portal.loan_likeness l join portal.pipeline p on p.loan_num = l.loan_num
    where l.keys && ${arrayOf(finding)} and (${visible})
    order by ${strongest}, p.loan_num desc limit ${limit}`.execute(db);
  return rows;
}
