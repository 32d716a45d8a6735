import { type Kysely, sql, type Transaction } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { portalCaller } from '../../http/caller';
import { auditedChanges } from './rule-change-lines';
import { storedProgram } from './rule-versions.queries';
import { columnsOfChanges, replacedBy } from './versioned-program';

/** Makes a version part of its program, once. */
export async function applyVersion(
  trx: Transaction<PortalDb>,
  { id, programId }: { readonly id: string; readonly programId: string },
  now: Date,
): Promise<void> {
  const program = await storedProgram(trx, programId, true);
  const version = await trx
    .selectFrom('portal.rule_versions')
    .selectAll()
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  if (!version) return;
  const { changes, effective_from: effectiveFrom } = version;
  const before = replacedBy(program, changes);
  const { eligibility, ...settings } = columnsOfChanges(changes, program.eligibility);
  await trx
    .updateTable('portal.programs')
    .set({ ...settings, eligibility: JSON.stringify(eligibility), version: sql<number>`version + 1` })
    .where('id', '=', programId)
    .execute();
  await trx
    .updateTable('portal.rule_versions')
    .set({ applied_at: now, before: JSON.stringify(before) })
    .where('id', '=', id)
    .execute();
  await audit(trx, portalCaller, {
    action: 'program.change',
    subject: `program:${programId}`,
    before: auditedChanges(effectiveFrom, before),
    after: auditedChanges(effectiveFrom, changes),
  });
}

/** Makes the versions whose day has come part of their programs. Prices follow them by themselves, so that nothing waits for this. */
export async function applyDueVersions(db: Kysely<PortalDb>, now: Date): Promise<void> {
  const due = await db
    .selectFrom('portal.rule_versions')
    .select(['id', 'program_id as programId'])
    .where('applied_at', 'is', null)
    .where('effective_from', '<=', pacificDate(now))
    .orderBy('effective_from')
    .execute();
  for (const version of due) await db.transaction().execute((trx) => applyVersion(trx, version, now));
}
