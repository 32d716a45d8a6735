import type { Transaction } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import type { RuleChanges, RuleVersion, RuleVersionBody } from '../../../domain/pricing/rule-versions.schemas';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { invalid, notFound, refuse } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { assertCurrent, isTaken } from '../../http/records';
import { applyVersion } from './apply-rule-versions';
import { assertBounds, cleanStates } from './programs';
import { auditedChanges } from './rule-change-lines';
import { comingVersions, storedProgram, versionsOf } from './rule-versions.queries';
import { realChanges, ruleValues, withChanges } from './versioned-program';

type Writing = Pick<AppContext, 'db' | 'clock'>;
type Trx = Transaction<PortalDb>;

const auditVersion = (
  trx: Trx,
  caller: Caller<Author>,
  programId: string,
  what: 'schedule' | 'unschedule',
  values: { readonly before?: Record<string, unknown>; readonly after?: Record<string, unknown> },
): Promise<void> => audit(trx, caller, { action: `program.${what}`, subject: `program:${programId}`, ...values });

const storedOf = (trx: Trx, programId: string, id: string) =>
  trx.selectFrom('portal.rule_versions').selectAll().where('id', '=', id).where('program_id', '=', programId);

/** Throws if the rules contradict each other on a day on which this version begins or a later one. */
function assertConsistent(program: Parameters<typeof ruleValues>[0], later: readonly RuleChanges[]): void {
  let rules = program;
  assertBounds(ruleValues(rules));
  for (const changes of later) {
    rules = withChanges(rules, changes);
    assertBounds(ruleValues(rules));
  }
}

/** Schedules a version of a program's rules, or changes one that has not begun. One that begins today takes effect at once. */
export async function saveRuleVersion(
  { db, clock }: Writing,
  programId: string,
  body: RuleVersionBody,
  caller: Caller<Author>,
): Promise<readonly RuleVersion[]> {
  try {
    await db.transaction().execute((trx) => saveIn(trx, programId, body, clock(), caller));
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw refuse('conflict', 'version-on-day', { fields: { effectiveFrom: 'version-on-day' } });
  }
  return versionsOf(db, programId);
}

async function saveIn(
  trx: Trx,
  programId: string,
  { id, version, effectiveFrom, note = null, changes }: RuleVersionBody,
  now: Date,
  caller: Caller<Author>,
): Promise<void> {
  const program = await storedProgram(trx, programId, true);
  const stored = await storedOf(trx, programId, id).forUpdate().executeTakeFirst();
  const wanted = cleanStates(changes);
  const isRepeat = stored && version === undefined && stored.saved_by === caller.actor.login;
  if (isRepeat) return;
  if (stored) assertCurrent(version, stored);
  else if (version !== undefined) throw notFound('no-record');
  if (stored?.applied_at) throw refuse('conflict', 'version-begun');
  if (effectiveFrom < pacificDate(now)) throw invalid('program-not-valid', { effectiveFrom: 'day-passed' });
  const others = (await comingVersions(trx, programId)).filter((other) => other.id !== id);
  const earlier = others.filter((other) => other.effective_from < effectiveFrom);
  const before = earlier.reduce((rules, other) => withChanges(rules, other.changes), program);
  const real = realChanges(before, wanted);
  if (Object.keys(real).length === 0) throw refuse('invalid', 'nothing-changes');
  const later = others.filter((other) => other.effective_from > effectiveFrom).map((other) => other.changes);
  assertConsistent(withChanges(before, real), later);
  const row = {
    ...{ effective_from: effectiveFrom, note: note || null, changes: JSON.stringify(real) },
    ...{ saved_by: caller.actor.login, saved_at: now },
  };
  if (stored) {
    await trx
      .updateTable('portal.rule_versions')
      .set({ ...row, version: stored.version + 1 })
      .where('id', '=', id)
      .execute();
  } else {
    await trx
      .insertInto('portal.rule_versions')
      .values({ ...row, id, program_id: programId, before: null, applied_at: null })
      .execute();
  }
  await auditVersion(trx, caller, programId, 'schedule', {
    ...(stored && { before: auditedChanges(stored.effective_from, stored.changes) }),
    after: auditedChanges(effectiveFrom, real),
  });
  if (effectiveFrom === pacificDate(now)) await applyVersion(trx, { id, programId }, now);
}

/** Takes back a version that has not begun. */
export async function removeRuleVersion(
  { db }: Writing,
  { id: programId, versionId }: { readonly id: string; readonly versionId: string },
  version: number,
  caller: Caller<Author>,
): Promise<readonly RuleVersion[]> {
  await db.transaction().execute(async (trx) => {
    await storedProgram(trx, programId, true);
    const stored = await storedOf(trx, programId, versionId).forUpdate().executeTakeFirst();
    if (!stored) return;
    assertCurrent(version, stored);
    if (stored.applied_at) throw refuse('conflict', 'version-begun');
    await trx.deleteFrom('portal.rule_versions').where('id', '=', versionId).execute();
    await auditVersion(trx, caller, programId, 'unschedule', {
      before: auditedChanges(stored.effective_from, stored.changes),
    });
  });
  return versionsOf(db, programId);
}
