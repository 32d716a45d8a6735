import { type Kysely, sql } from 'kysely';
import type { RoleRecord } from '../../../domain/access/permissions';
import type { CountedRole } from '../../../domain/access/role.schemas';
import type { PortalDb } from '../../db/portal-db';
import { roleRecords } from '../role.queries';

/** How many enabled people hold each role, by side. */
async function peopleByRole(db: Kysely<PortalDb>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ role: string; is_pml: boolean; people: number }>`
    select held.role, u.is_pml, count(*)::int as people
    from portal.user_roles held join portal.users u on u.id = held.user_id
    where u.disabled_at is null group by held.role, u.is_pml`.execute(db);
  return new Map(rows.map(({ role, is_pml, people }) => [keyOf({ role, isPml: is_pml }), people]));
}

/** The name of a role within its set. */
export const keyOf = ({ role, isPml }: Pick<RoleRecord, 'role' | 'isPml'>): string => `${isPml}:${role}`;

/** The record of every role with its people, employees first. */
export async function countedRoles(db: Kysely<PortalDb>): Promise<CountedRole[]> {
  const [records, people] = [await roleRecords(db), await peopleByRole(db)];
  return records.map((record) => ({ ...record, people: people.get(keyOf(record)) ?? 0 }));
}
