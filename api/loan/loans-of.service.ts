import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** Counts the loans of this branch or company in the pipeline index. */
export async function countLoansOf(db: Kysely<PortalDb>, kind: 'branch' | 'company', name: string): Promise<number> {
  const { loans } = await db
    .selectFrom('portal.pipeline')
    .select((of) => of.fn.countAll<number>().as('loans'))
    .where(sql<boolean>`${sql.ref(`${kind}_key`)} = ${name.trim().toLowerCase()}`)
    .executeTakeFirstOrThrow();
  return loans;
}

/** Counts the loans with this program name in the pipeline index. */
export async function countLoansOnProgram(db: Kysely<PortalDb>, name: string): Promise<number> {
  const { loans } = await db
    .selectFrom('portal.pipeline')
    .select((of) => of.fn.countAll<number>().as('loans'))
    .where('sLpTemplateNm', '=', name)
    .executeTakeFirstOrThrow();
  return loans;
}
