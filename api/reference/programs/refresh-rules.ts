import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Program } from '../../../domain/pricing/program';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { type ProgramSettings, programSettings, rulesRow } from './program-rows';

/** Names and order are for the users of this portal and never follow. */
const OWN: readonly string[] = ['name', 'investor', 'display_order'];

/** The settings that the new rules change and that still are as the old rules stated them. */
function followingSettings(stored: object, was: ProgramSettings, is: ProgramSettings): Partial<ProgramSettings> {
  const entries = Object.entries(is).filter(([name, value]) => {
    if (OWN.includes(name)) return false;
    const before: unknown = Reflect.get(was, name);
    return value !== before && Reflect.get(stored, name) === before;
  });
  return Object.fromEntries(entries);
}

/**
 * Brings stored rules that an earlier version created up to date with the code: eligibility, adjustments and everything else
 * that only the code decides. The limits and prices of their program follow, except those that an administrator changed.
 */
export async function refreshRules(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  programs: readonly Program[],
): Promise<void> {
  const changed = await db.transaction().execute(async (trx) => {
    // Several portals may start at once.
    await trx.selectFrom('portal.catalog_state').select('wanted').forUpdate().execute();
    const stored = await trx.selectFrom('portal.program_rules').select(['id', 'definition']).execute();
    const definitions = new Map(stored.map(({ id, definition }) => [id, definition]));
    const outdated = programs.filter((program) => {
      const { id, definition } = rulesRow(program);
      const known = definitions.get(id);
      return known !== undefined && !isDeepStrictEqual(known, JSON.parse(definition));
    });
    for (const program of outdated) await refresh(trx, definitions.get(program.lLpTemplateId) ?? program, program);
    return outdated.map(({ lLpTemplateId }) => lLpTemplateId);
  });
  if (changed.length > 0) log.info({ rules: changed }, 'Updated the rules of programs to this version.');
}

async function refresh(trx: Kysely<PortalDb>, was: Program, is: Program): Promise<void> {
  const { id, name, definition } = rulesRow(is);
  await trx.updateTable('portal.program_rules').set({ name, definition }).where('id', '=', id).execute();
  const program = await trx
    .selectFrom('portal.programs')
    .selectAll()
    .where('rules', '=', id)
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();
  if (!program) return;
  const settings = followingSettings(program, programSettings(was), programSettings(is));
  if (Object.keys(settings).length === 0) return;
  await trx
    .updateTable('portal.programs')
    .set({ ...settings, version: sql<number>`version + 1` })
    .where('id', '=', program.id)
    .execute();
}
