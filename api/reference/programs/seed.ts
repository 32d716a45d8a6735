import type { Kysely } from 'kysely';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';
import { demoRateSheets } from '../../../config/demo/programs/rate-sheet-generator';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { Program, ProgramFamily } from '../../../domain/pricing/program';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { trySendCatalog } from './catalog-handover.service';
import { plainRules } from './plain-rules';

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

const rulesRow = (program: Program) => ({
  id: program.lLpTemplateId,
  name: program.name,
  definition: JSON.stringify(program),
});

const programRow = (groupIds: ReadonlyMap<string, string>) => (program: Program) => {
  const { minAmount, maxAmount, maxDti, onlyStates, exceptStates } = program.eligibility;
  return {
    id: program.lLpTemplateId,
    name: program.name,
    group_id: groupIds.get(program.family) ?? '',
    rules: program.lLpTemplateId,
    investor: program.investor,
    display_order: program.displayOrder,
    active: true,
    is_correspondent: program.isCorrespondent,
    minimum_price: formatThousandths(program.minimumPrice),
    maximum_price: formatThousandths(program.maximumPrice),
    lender_fees: formatCents(program.lenderFees),
    min_amount: minAmount === undefined ? null : formatCents(minAmount),
    max_amount: maxAmount === undefined ? null : formatCents(maxAmount),
    max_dti: maxDti === undefined ? null : formatThousandths(maxDti),
    only_states: onlyStates?.join(', ') ?? null,
    except_states: exceptStates?.join(', ') ?? null,
  };
};

/**
 * Creates rules for the first program and, in demo mode, the demo lender's programs with today's rates, if there is no program
 * yet. Then sends the catalog to the LOS.
 */
export async function seedPrograms(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'config' | 'log'>): Promise<void> {
  const { db, config, clock } = portal;
  await db
    .insertInto('portal.program_rules')
    .values(rulesRow(plainRules))
    .onConflict((of) => of.doNothing())
    .execute();
  if (config.demo) await seedDemo(db, clock());
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
      .values(demoPrograms.map(programRow(groupIds)))
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
}
