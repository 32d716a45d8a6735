import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { type ActorRow, userColumns } from './session.queries';
import { actorOf } from './user-data';
import { joinedRights, rightsColumns } from './user-rights.queries';

/** A user as their own calls see them now, for work that goes on without them. Null if the user is disabled. */
export async function actorOfLogin(db: Kysely<PortalDb>, login: string): Promise<Actor | null> {
  const { rows } = await sql<ActorRow>`
    select '' as session_id, false as is_lqb, null as provider, null as factor_due_at, false as factor_due, ${userColumns}, ${rightsColumns}
    from portal.users u
    ${joinedRights}
    where u.login = ${login} and u.disabled_at is null`.execute(db);
  return rows[0] ? actorOf(rows[0]) : null;
}
