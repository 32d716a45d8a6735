import type { Kysely } from 'kysely';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';
import { demoRateSheets } from '../../../config/demo/programs/rate-sheet-generator';
import type { ProgramFamily } from '../../../domain/reference/program-family';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { trySendCatalog } from './catalog-handover.service';
import { plainRules } from './plain-rules';
import { programSettings, rulesRow } from './program-rows';
import { refreshRules } from './refresh-rules';

type Db = Kysely<PortalDb>;

const groups: readonly (readonly [ProgramFamily, string])[] = [
  ['conforming', 'Conforming'],
  ['fha', 'FHA'],
  ['va', 'VA'],
  ['usda', 'USDA'],
  ['jumbo', 'Jumbo'],
  ['non-qm', 'Non-QM'],
  ['second', 'Second lien'],
];

/**
 * Creates rules for the first program and, in demo mode, the demo lender's programs with today's rates, if there is no program
 * yet. Brings the rules of an earlier version up to date. Then sends the catalog to the LOS.
 */
export async function seedPrograms(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'config' | 'log'>): Promise<void> {
  const { db, config, clock } = portal;
  await db
    .insertInto('portal.program_rules')
    .values(rulesRow(plainRules))
    .onConflict((of) => of.doNothing())
    .execute();
  if (config.demo) await seedDemo(db, clock());
  await refreshRules(portal, [plainRules, ...demoPrograms]);
  // The LOS may have been replaced or emptied since the last start.
  await db.updateTable('portal.catalog_state').set({ handed_over: 0 }).execute();
  if (config.demo) await trySendCatalog(portal);
}

async function seedDemo(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('portal.catalog_state').select('wanted').forUpdate().execute();
    const there = await trx.selectFrom('portal.programs').select('id').limit(1).executeTakeFirst();
    if (there) return;
    const groupIds = new Map<string, string>();
    for (const [place, [family, name]] of groups.entries()) {
      const { id } = await trx
        .insertInto('portal.program_groups')
        .values({ name, display_order: (place + 1) * 10, active: true })
        .onConflict((of) => of.doNothing())
        .returning('id')
        .executeTakeFirstOrThrow();
      groupIds.set(family, id);
    }
    await trx
      .insertInto('portal.program_rules')
      .values(demoPrograms.map(rulesRow))
      .onConflict((of) => of.doNothing())
      .execute();
    await trx
      .insertInto('portal.programs')
      .values(
        demoPrograms.map((program) => ({
          ...programSettings(program),
          id: program.lLpTemplateId,
          group_id: groupIds.get(program.family) ?? '',
          rules: program.lLpTemplateId,
          active: true,
        })),
      )
      .execute();
    await publishDemoRates(trx, now);
  });
}

async function publishDemoRates(trx: Db, now: Date): Promise<void> {
  const sheets = demoRateSheets({ seed: 1, programs: demoPrograms, effective: now });
  const { id } = await trx
    .insertInto('portal.rate_publications')
    .values({
      file_name: 'Opening rates',
      rows: sheets.reduce((sum, { rates }) => sum + rates.length, 0),
      uploaded_by: null,
      uploaded_at: now,
      status: 'published',
      effective_at: now,
      published_by: null,
      published_at: now,
      rolled_back_to: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = sheets.map(({ effectiveAt: _, ...sheet }) => ({
    publication_id: id,
    program_id: sheet.lLpTemplateId,
    sheet: JSON.stringify(sheet),
  }));
  await trx.insertInto('portal.rate_sheets').values(rows).execute();
  // The demo lender's folders have them already.
  await trx.insertInto('portal.daily_sheets').values({ publication_id: id, filed_at: now }).execute();
}
