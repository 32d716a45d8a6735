import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { LivePart } from '../../../domain/loan/live';
import type { PortalDb } from '../../db/portal-db';
import type { LiveChangeRow } from '../loan.tables';

type Db = Kysely<PortalDb>;

/** Changes that users outside the lender do not hear of, and the part that the others see changed. */
export const lenderParts = {
  'lender-conditions': 'conditions',
  'lender-messages': 'messages',
  'lender-orders': 'orders',
} as const;

/** A part of the loan that changed. */
export type ChangedPart = LivePart | keyof typeof lenderParts;

/** A stored change. `what` is a part of the loan, `gone` if its row was removed, or `many` for more than are listed. */
export type StoredChange = Omit<LiveChangeRow, 'seq' | 'at' | 'what'> & {
  readonly seq: number;
  readonly what: ChangedPart | 'gone' | 'many';
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

interface PartChange {
  readonly loanNum: string;
  readonly what: ChangedPart;
  /** That of the index, if it is not given. */
  readonly version: number | undefined;
}

const addingChange = ({ version, what }: PartChange, by: KnownWriter | null, rows: RawBuilder<unknown>) => sql`
  insert into portal.live_changes
    (loan_num, version, what, by_login, by_name, branch_key, company_key, assigned)
  select loan_num, coalesce(${version ?? null}::integer, version), ${what}, ${by?.login ?? null}, ${by?.name ?? null},
    branch_key, company_key, assigned
  from ${rows}`;

/** Adds a change of a loan in the index. */
export async function addChange(db: Db, change: PartChange, by: KnownWriter | null): Promise<void> {
  await addingChange(change, by, sql`portal.pipeline where loan_num = ${change.loanNum}`).execute(db);
}

/**
 * The same in a statement that indexes the loan, as part of it: reads the row that was `written` now, or else the one that was there.
 * The trigger of the index has recorded the change of a row as one of the loan already.
 */
export function addingIndexedChange(change: PartChange, by: KnownWriter): RawBuilder<unknown> {
  const columns = sql`loan_num, version, branch_key, company_key, assigned`;
  const written = change.what === 'loan' ? sql`` : sql`select ${columns} from written union all`;
  const there = sql`
    select ${columns} from portal.pipeline where loan_num = ${change.loanNum} and not exists (select from written)`;
  return addingChange(change, by, sql`(${written} ${there}) found`);
}

/**
 * Names the authors of changes that the pipeline index recorded in this transaction: the trigger that records them knows the
 * loan and its version, but not who wrote it.
 */
export async function nameWriters(
  trx: Transaction<PortalDb>,
  written: readonly { readonly loanNum: string; readonly version: number; readonly by: KnownWriter }[],
): Promise<void> {
  if (written.length === 0) return;
  await sql`
    update portal.live_changes c set by_login = w.login, by_name = w.name
    from unnest(
      ${sql.val(written.map(({ loanNum }) => loanNum))}::text[], ${sql.val(written.map(({ version }) => version))}::int[],
      ${sql.val(written.map(({ by }) => by.login))}::text[], ${sql.val(written.map(({ by }) => by.name))}::text[]
    ) as w (loan_num, version, login, name)
    where c.at >= now() and c.loan_num = w.loan_num and c.version = w.version and c.by_login is null`.execute(trx);
}

/** Adds changes made by the LOS itself, or changes that are not published yet; a closed write has been published already. */
export async function addMissedChanges(
  db: Db,
  changes: readonly { readonly loanNum: string; readonly operationId: string }[],
  writers: ReadonlyMap<string, KnownWriter>,
): Promise<void> {
  if (changes.length === 0) return;
  const by = changes.map(({ operationId }) => writers.get(operationId));
  await sql`
    insert into portal.live_changes (loan_num, version, what, by_login, by_name, branch_key, company_key, assigned)
    select p.loan_num, p.version, 'other', missed.login, missed.name, p.branch_key, p.company_key, p.assigned
    from (
      select distinct fed.loan_num, fed.login, fed.name
      from unnest(
        ${sql.val(changes.map((change) => change.loanNum))}::text[],
        ${sql.val(changes.map((change) => change.operationId))}::uuid[],
        ${sql.val(by.map((writer) => writer?.login ?? null))}::text[],
        ${sql.val(by.map((writer) => writer?.name ?? null))}::text[]
      ) as fed (loan_num, operation, login, name)
      where not exists (select from portal.audit a where fed.operation in (a.id, a.closes) and a.outcome = 'done')
    ) missed
    join portal.pipeline p on p.loan_num = missed.loan_num`.execute(db);
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
