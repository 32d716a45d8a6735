import { type Kysely, sql } from 'kysely';
import type { SavedScenario, ScenarioBody } from '../../domain/scenarios/scenario.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { notAuthorized, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertCurrent } from '../http/records';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { ScenarioContent } from './scenarios.tables';

type Sealed = Pick<AppContext, 'db' | 'vault'>;

/** The most scenarios that a user keeps, and that a list has. */
const MOST = 200;

/** Seed of the advisory locks under which a user saves scenarios. */
const LOCK_SEED = 7_310_112;

const contextOf = (id: string): string => `portal.pricing_scenarios:${id}:content`;

/** The scenarios that the actor may open: their own, and shared ones of colleagues. */
function visible(db: Kysely<PortalDb>, actor: Actor) {
  return db
    .selectFrom('portal.pricing_scenarios as scenario')
    .innerJoin('portal.users as owner', 'owner.id', 'scenario.user_id')
    .selectAll('scenario')
    .select(['owner.first_name', 'owner.last_name', 'owner.display_name'])
    .where((where) =>
      where.or([
        where('scenario.user_id', '=', actor.userId),
        where.and([
          where('scenario.shared', '=', true),
          where('owner.is_pml', '=', actor.isPml),
          ...(actor.isPml ? [where('owner.company_name', '=', actor.companyName)] : []),
        ]),
      ]),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

function answerOf({ vault }: Pick<AppContext, 'vault'>, actor: Actor, row: Row): SavedScenario {
  const { id, version, shared, saved_at, user_id } = row;
  return {
    ...openJson(vault, row.content, contextOf(id)),
    ...{ id, version, shared },
    owner: row.display_name ?? `${row.first_name} ${row.last_name}`,
    isOwn: user_id === actor.userId,
    savedAt: saved_at.toISOString(),
  };
}

/** The scenarios that the actor may open, the newest first. */
export async function listScenarios(portal: AppContext, actor: Actor): Promise<SavedScenario[]> {
  const rows = await visible(portal.db, actor).orderBy('saved_at', 'desc').orderBy('id').limit(MOST).execute();
  return rows.map((row) => answerOf(portal, actor, row));
}

/** A scenario by the ID in its link. Throws `not-found` for one that the actor may not see. */
export async function readScenarioOf(portal: Sealed, actor: Actor, id: string): Promise<SavedScenario> {
  const row = await visible(portal.db, actor).where('scenario.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('no-scenario');
  return answerOf(portal, actor, row);
}

/** Saves an own scenario. A new one that was saved already, with the same content, stays as it is. */
export function saveScenario(
  portal: AppContext,
  caller: Caller,
  id: string,
  body: ScenarioBody,
): Promise<SavedScenario> {
  const { actor } = caller;
  const { version, shared, name, fields } = body;
  return portal.db.transaction().execute(async (trx) => {
    const at = { db: trx, vault: portal.vault };
    // A user saves one at a time: the same new one once, and never more than the most.
    await sql`select pg_advisory_xact_lock(hashtextextended(${actor.userId}, ${sql.lit(LOCK_SEED)}))`.execute(trx);
    const stored = await trx
      .selectFrom('portal.pricing_scenarios')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const content = sealJson<ScenarioContent>(portal.vault, { name, fields }, contextOf(id));
    const row = { shared, content, saved_at: portal.clock() };
    if (stored) {
      const current = await readScenarioOf(at, actor, id);
      if (!current.isOwn) throw notAuthorized();
      const isRepeated = version === null && stored.version === 1 && isSame(current, body);
      if (isRepeated) return current;
      assertCurrent(version ?? undefined, current);
      const next = { ...row, version: stored.version + 1 };
      await trx.updateTable('portal.pricing_scenarios').set(next).where('id', '=', id).execute();
    } else {
      if (version !== null) throw notFound('no-scenario');
      const { count } = await trx
        .selectFrom('portal.pricing_scenarios')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('user_id', '=', actor.userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST) throw refuse('invalid', 'too-many-scenarios', { status: 422 });
      await trx
        .insertInto('portal.pricing_scenarios')
        .values({ id, user_id: actor.userId, version: 1, ...row })
        .execute();
    }
    await audit(trx, caller, { action: 'scenario.save', subject: `scenario:${id}`, after: { shared } });
    return readScenarioOf(at, actor, id);
  });
}

const isSame = (one: ScenarioBody, other: ScenarioBody): boolean =>
  one.name === other.name &&
  one.shared === other.shared &&
  JSON.stringify(Object.entries(one.fields).toSorted()) === JSON.stringify(Object.entries(other.fields).toSorted());

/** Removes an own scenario, if it is still there. */
export function removeScenario(portal: AppContext, caller: Caller, id: string, version: number): Promise<void> {
  return portal.db.transaction().execute(async (trx) => {
    const [stored] = await visible(trx, caller.actor).where('scenario.id', '=', id).forUpdate('scenario').execute();
    if (!stored) return;
    if (stored.user_id !== caller.actor.userId) throw notAuthorized();
    assertCurrent(version, answerOf(portal, caller.actor, stored));
    await trx.deleteFrom('portal.pricing_scenarios').where('id', '=', id).execute();
    await audit(trx, caller, { action: 'scenario.delete', subject: `scenario:${id}` });
  });
}

/** The scenarios, for a rotation of the keys. */
export const sealedScenarios = (portal: Sealed): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.pricing_scenarios',
    key: 'id',
    columns: { content: ({ id }) => contextOf(String(id)) },
  });
