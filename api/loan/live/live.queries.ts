import { type Kysely, sql } from 'kysely';
import type { LivePart } from '../../../domain/loan/live';
import type { PortalDb } from '../../db/portal-db';
import type { LiveChangeRow } from '../loan.tables';

type Db = Kysely<PortalDb>;

/** A stored change. `what` is a part of the loan, `gone` if its row was removed, or `many` for more than are listed. */
export type StoredChange = Omit<LiveChangeRow, 'seq' | 'at' | 'what'> & {
  readonly seq: number;
  readonly what: LivePart | 'gone' | 'many';
};

/**
 * Seconds for which a change may be invisible after its timestamp, because its transaction commits later or a clock is slow.
 */
export const LATE_SECONDS = 30;
/** Minutes for which a reconnecting reader can catch up. */
export const RETENTION_MINUTES = 15;

export interface KnownWriter {
  readonly login: string;
  readonly name: string;
}

/** Adds a change of a loan in the index; without a version, uses the index's. */
export async function addChange(
  db: Db,
  change: { readonly loanNum: string; readonly what: LivePart; readonly version: number | undefined },
  by: KnownWriter | null,
): Promise<void> {
  await sql`
    insert into portal.live_changes
      (loan_num, version, what, by_login, by_name, branch_key, company_key, assigned)
    select loan_num, coalesce(${change.version ?? null}::integer, version), ${change.what}, ${by?.login ?? null}, ${by?.name ?? null},
      branch_key, company_key, assigned
    from portal.pipeline where loan_num = ${change.loanNum}`.execute(db);
}

/** Adds changes made by the LOS itself, or changes that a crash left unpublished; a closed write has been published already. */
export async function addMissedChanges(
  db: Db,
  changes: readonly { readonly loanNum: string; readonly operationId: string }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into portal.live_changes (loan_num, version, what, branch_key, company_key, assigned)
    select p.loan_num, p.version, 'other', p.branch_key, p.company_key, p.assigned
    from (
      select distinct fed.loan_num
      from unnest(
        ${sql.val(changes.map((change) => change.loanNum))}::text[],
        ${sql.val(changes.map((change) => change.operationId))}::uuid[]
      ) as fed (loan_num, operation)
      where not exists (select from portal.audit a where a.id = fed.operation and a.outcome = 'done')
    ) told
    join portal.pipeline p on p.loan_num = told.loan_num`.execute(db);
}

export interface NewChanges {
  /** The database's time, in milliseconds since 1970. */
  readonly now: number;
  readonly changes: readonly StoredChange[];
}

type Row = StoredChange & { readonly now: number };

const columns = sql.raw(
  'c.seq, c.loan_num, c.version, c.what, c.by_login, c.by_name, c.branch_key, c.company_key, c.assigned, ' +
    'c.was_branch_key, c.was_company_key, c.was_assigned',
);

/**
 * The changes that became visible since the last poll. IDs and timestamps are assigned before a transaction commits, so neither
 * can mark the position: every poll covers the last {@link LATE_SECONDS} and skips what was seen.
 */
export async function newChanges(db: Db, seen: readonly number[]): Promise<NewChanges> {
  const { rows } = await sql<Row>`
    select (extract(epoch from now()) * 1000)::bigint as now, ${columns}
    from (select) nothing
    left join portal.live_changes c on c.at > now() - make_interval(secs => ${sql.lit(LATE_SECONDS)})
      and c.seq <> all(${sql.val([...seen])}::bigint[])
    order by c.seq`.execute(db);
  return { now: rows[0]?.now ?? 0, changes: rows.filter(({ seq }) => seq !== null) };
}

/** The changes after that moment (milliseconds since 1970), at most `most`; null if they are no longer stored. */
export async function changesFrom(db: Db, from: number, most: number): Promise<readonly StoredChange[] | null> {
  const { rows } = await sql<Row>`
    select (extract(epoch from now()) * 1000)::bigint as now, ${columns}
    from (select) nothing left join portal.live_changes c on c.at > to_timestamp(${from}::double precision / 1000)
    order by c.seq limit ${most + 1}`.execute(db);
  const now = rows[0]?.now ?? 0;
  if (rows.length > most || from < now - (RETENTION_MINUTES * 60 - LATE_SECONDS) * 1000) return null;
  return rows.filter(({ seq }) => seq !== null);
}

/** Deletes changes that are too old to catch up on. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`
    delete from portal.live_changes where at < now() - make_interval(mins => ${sql.lit(RETENTION_MINUTES)})`.execute(
    db,
  );
}
