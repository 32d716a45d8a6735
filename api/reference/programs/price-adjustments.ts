import type { Kysely } from 'kysely';
import { toCents, toThousandths } from '../../../domain/numbers/fixed';
import type { AdjustmentCondition, FlatEntry } from '../../../domain/pricing/adjustment-table';
import type { GroupAdjustment, PriceGroups } from '../../../domain/pricing/price-groups';
import type { RecordSave } from '../../../domain/records/record-body.schemas';
import { priceAdjustmentFields } from '../../../domain/reference/price-adjustment-fields';
import { programFamilies } from '../../../domain/reference/program-family';
import type { PortalDb } from '../../db/portal-db';
import { invalid } from '../../http/app-error';
import { days, oneOf, search, yesNo } from '../../http/list-filters';
import { caseless } from '../../http/list-query';
import { type RecordTable, recordOf } from '../../http/record-table';
import type { ProgramsTables } from '../programs.tables';

type Db = Kysely<PortalDb>;

export const priceAdjustments: RecordTable<typeof priceAdjustmentFields> = {
  table: 'portal.price_adjustments',
  subject: 'price-adjustment',
  fields: priceAdjustmentFields,
  unique: 'name',
  list: {
    unit: 'price-adjustments',
    sorts: {
      name: caseless('record.name'),
      priceGroup: caseless('record.price_group'),
      points: 'record.points',
      effectiveFrom: 'record.effective_from',
      effectiveUntil: 'record.effective_until',
    },
    filters: {
      q: search('record.name', 'record.price_group'),
      priceGroup: oneOf('record.price_group'),
      family: oneOf('record.family'),
      hidden: yesNo('record.hidden'),
      effectiveFrom: days('record.effective_from'),
    },
    first: ['effectiveFrom', 'DESC'],
    key: 'record.id',
  },
};

type Save = RecordSave<typeof priceAdjustmentFields>;

const isBelow = (low: number | string | null | undefined, high: number | string | null | undefined): boolean =>
  low != null && high != null && high !== '' && low !== '' && Number(high) < Number(low);

/** Checks the limits against each other. */
export async function preparedAdjustment(db: Db, save: Save): Promise<Save> {
  const stored = save.id === null ? {} : await recordOf(db, priceAdjustments, save.id);
  const all: Save['values'] = { ...stored, ...save.values };
  const { minAmount, maxAmount, minScore, maxScore, effectiveFrom, effectiveUntil } = all;
  const message = 'largest-below-smallest';
  if (isBelow(minAmount, maxAmount)) throw invalid('program-not-valid', { maxAmount: message });
  if (isBelow(minScore, maxScore)) throw invalid('program-not-valid', { maxScore: message });
  if (effectiveFrom && effectiveUntil && effectiveUntil < effectiveFrom)
    throw invalid('program-not-valid', { effectiveUntil: message });
  return save;
}

type Row = ProgramsTables['portal.price_adjustments'];

function conditionOf(row: Omit<Row, 'id' | 'version'>): AdjustmentCondition {
  const family = programFamilies.find((one) => one === row.family);
  return {
    ...(family && { families: [family] }),
    ...((row.min_amount !== null || row.max_amount !== null) && {
      amount: {
        ...(row.min_amount === null ? {} : { over: toCents(row.min_amount) - 1 }),
        ...(row.max_amount === null ? {} : { upTo: toCents(row.max_amount) }),
      },
    }),
    ...((row.min_score !== null || row.max_score !== null) && {
      score: {
        ...(row.min_score === null ? {} : { from: row.min_score }),
        ...(row.max_score === null ? {} : { to: row.max_score }),
      },
    }),
    ...(row.state && { states: [row.state] }),
  };
}

/** An adjustment as an entry of the engine. Its title is the lender's own, so that no language translates it. */
function entryOf(row: Omit<Row, 'id' | 'version'>): FlatEntry {
  const when = conditionOf(row);
  return {
    ...{ kind: 'flat', code: 'price-group', title: row.name, cost: toThousandths(row.points) },
    ...(Object.keys(when).length > 0 && { when }),
    ...(row.hidden && { hidden: true }),
  };
}

/** The adjustments in force and to come, and the groups of branches and companies. */
export async function priceGroupsForPricing(db: Db, today: string): Promise<PriceGroups> {
  const membersOf = (table: 'portal.branches' | 'portal.companies') =>
    db
      .selectFrom(table)
      .select(['name', 'price_group as group'])
      .where('price_group', '!=', '')
      .orderBy('name')
      .execute();
  const [rows, branches, companies] = await Promise.all([
    db
      .selectFrom('portal.price_adjustments')
      .selectAll()
      .where((of) => of.or([of('effective_until', 'is', null), of('effective_until', '>=', today)]))
      .orderBy('name')
      .orderBy('id')
      .execute(),
    membersOf('portal.branches'),
    membersOf('portal.companies'),
  ]);
  const members = (all: typeof branches) => all.flatMap(({ name, group }) => (group ? [{ name, group }] : []));
  const adjustments = rows.map(
    (row): GroupAdjustment => ({
      ...{ group: row.price_group || null, from: row.effective_from, until: row.effective_until },
      entry: entryOf(row),
    }),
  );
  return { adjustments, branches: members(branches), companies: members(companies) };
}
