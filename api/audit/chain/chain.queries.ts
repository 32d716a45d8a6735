import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { ChainPoint, SignedPoint } from './anchor-key';
import type { RowValues } from './row-hash';

type Db = Kysely<PortalDb>;

/** The end of the chain; null while it is empty. */
export async function chainHead(db: Db): Promise<ChainPoint | null> {
  const row = await db
    .selectFrom('portal.audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** The hash of the chain at a number; null if it has no such row. */
export async function hashAt(db: Db, seq: number): Promise<Buffer | null> {
  const row = await db.selectFrom('portal.audit_chain').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash ?? null;
}

const signed = ['seq', 'hash', 'mac', 'key_id as keyId'] as const;

export const storedAnchors = (db: Db): Promise<SignedPoint[]> =>
  db.selectFrom('portal.audit_anchors').select(signed).orderBy('seq').execute();

export const storedCuts = (db: Db): Promise<SignedPoint[]> =>
  db.selectFrom('portal.audit_cuts').select(signed).orderBy('seq', 'desc').execute();

export interface ChainedRow extends ChainPoint {
  readonly id: string;
  /** Null if the chain names a row that the audit does not have. */
  readonly values: RowValues | null;
}

/** The next rows of the chain, with the values of the audit's rows as text. */
export async function chainedRows(db: Db, after: number, most: number): Promise<readonly ChainedRow[]> {
  const { rows } = await sql<ChainedRow>`
    select c.seq, c.id, c.hash, case when a.id is not null then array[
      a.id::text, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.actor, a.action, a.subject, a.outcome,
      a.before::text, a.after::text, a.request_id, a.address, a.closes::text
    ] end as values
    from portal.audit_chain c left join portal.audit a using (id)
    where c.seq > ${after} order by c.seq limit ${most}`.execute(db);
  return rows;
}

export interface NamedRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
}

/** The first row of the audit that is not in the chain. */
export async function unchainedRow(db: Db): Promise<NamedRow | undefined> {
  return db
    .selectFrom('portal.audit as a')
    .select(['a.id', 'a.at', 'a.action'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('portal.audit_chain as c').whereRef('c.id', '=', 'a.id'))),
    )
    .orderBy('a.at')
    .executeTakeFirst();
}
