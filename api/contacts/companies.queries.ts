import { type Kysely, type SqlBool, sql } from 'kysely';
import {
  type CompanyFact,
  companyFacts,
  type OriginatingCompany,
} from '../../domain/contacts/originating-company.schemas';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { notFound } from '../http/app-error';

type Viewer = Pick<Actor, 'isPml' | 'companyName'>;

/** Active companies; external users see their own. */
const visible = (db: Kysely<PortalDb>, { isPml, companyName }: Viewer) =>
  db
    .selectFrom('portal.companies')
    .where('active', 'is', true)
    .$if(isPml, (query) => query.where(isNamed(companyName ?? '')));

const isNamed = (name: string) => sql<SqlBool>`lower(name) = ${name.trim().toLowerCase()}`;

/** The companies, by name, with the facts asked for. */
export async function originatingCompanies(
  db: Kysely<PortalDb>,
  actor: Viewer,
  facts: readonly CompanyFact[] = companyFacts,
): Promise<OriginatingCompany[]> {
  const rows = await visible(db, actor)
    .select(['id', 'name', 'nmls_id as nmlsId', 'channel', 'address', 'city', 'state', 'zip', 'phone', 'email'])
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, ...row }) => ({ id, ...Object.fromEntries(facts.map((fact) => [fact, row[fact]])) }));
}

/** Throws `not-found` (404) if there is no such company that the user sees. */
export async function companyDisplayName(
  db: Kysely<PortalDb>,
  actor: Viewer,
  name: string,
): Promise<{ readonly displayName: string }> {
  const row = await visible(db, actor).select('name').where(isNamed(name)).executeTakeFirst();
  if (row === undefined) throw notFound('no-record');
  return { displayName: row.name };
}
