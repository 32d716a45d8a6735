import { type Kysely, sql } from 'kysely';
import { addDays, pacificDate } from '../../../domain/format/date';
import { toCents, toThousandths } from '../../../domain/numbers/fixed';
import type { CatalogBranchFee, PricingCatalog, ProgramVersion } from '../../../domain/pricing/pricing-catalog.schemas';
import type { Program } from '../../../domain/pricing/program';
import type { RateSheet } from '../../../domain/pricing/rate-sheet';
import type { SheetDraft } from '../../../domain/pricing/rate-sheet-import';
import type { GeneralLimits } from '../../../domain/reference/county-limits';
import type { PlacesCatalog, YearOfLimits } from '../../../domain/reference/limits-catalog';
import { allZips } from '../../../domain/reference/zip-county';
import type { PortalDb } from '../../db/portal-db';
import { aporWeeks } from '../apor/apor.queries';
import { areaIncomeTables } from '../places/area-income.queries';
import { fipsOf } from '../places/counties';
import { countyLimitsOf, generalLimitsOf, generalOf } from '../places/limit-tables.queries';
import { cardsForPricing } from './insurance-cards';
import { priceGroupsForPricing } from './price-adjustments';
import { comingVersions, storedProgramOrNone } from './rule-versions.queries';
import { type StoredProgram, withChanges } from './versioned-program';

type Db = Kysely<PortalDb>;
type ComingVersion = Awaited<ReturnType<typeof comingVersions>>[number];

const codes = (text: string | null): readonly string[] | undefined => text?.split(/[\s,]+/).filter(Boolean);

/** Drops undefined values; an absent rule does not apply. */
const definedValues = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A program for pricing: its rules with the administrator's settings. */
export function pricedProgram(row: StoredProgram, displayOrder: number): Program {
  const {
    minAmount: _min,
    maxAmount: _max,
    maxDti: _dti,
    onlyStates: _only,
    exceptStates: _except,
    ...rules
  } = row.definition.eligibility;
  const bounds = definedValues({
    minAmount: row.min_amount === null ? undefined : toCents(row.min_amount),
    maxAmount: row.max_amount === null ? undefined : toCents(row.max_amount),
    maxDti: row.max_dti === null ? undefined : toThousandths(row.max_dti),
    onlyStates: codes(row.only_states),
    exceptStates: codes(row.except_states),
  });
  return {
    ...row.definition,
    lLpTemplateId: row.id,
    name: row.name,
    investor: row.investor ?? '',
    displayOrder,
    isCorrespondent: row.is_correspondent,
    minimumPrice: toThousandths(row.minimum_price),
    maximumPrice: toThousandths(row.maximum_price),
    lenderFees: toCents(row.lender_fees),
    eligibility: { ...rules, ...row.eligibility, ...bounds },
  };
}

/** The programs that are offered on a day, and their rules from later days on. */
export interface ProgramsByDay {
  readonly programs: readonly Program[];
  readonly programVersions: readonly ProgramVersion[];
}

/** Programs in the order of their groups and their own. One that is offered from a later day on has its place already. */
export async function programsByDay(db: Db, today: string): Promise<ProgramsByDay> {
  const [rows, coming] = await Promise.all([
    db
      .selectFrom('portal.programs as program')
      .innerJoin('portal.program_groups as in_group', 'in_group.id', 'program.group_id')
      .innerJoin('portal.program_rules as rule', 'rule.id', 'program.rules')
      .selectAll('program')
      .select('rule.definition')
      .where('in_group.active', '=', true)
      .orderBy('in_group.display_order')
      .orderBy('program.display_order')
      .orderBy('program.name')
      .execute(),
    comingVersions(db),
  ]);
  const versionsOf = (id: string): ComingVersion[] => coming.filter((version) => version.program_id === id);
  const shown = rows.filter(({ id, active }) => active || versionsOf(id).length > 0);
  const found = shown.map((row, place) => programByDay(row, place + 1, versionsOf(row.id), today));
  return {
    programs: found.flatMap(({ program }) => program ?? []),
    programVersions: found.flatMap(({ later }) => later),
  };
}

/** One program with its versions, of which those that have begun count already. */
function programByDay(row: StoredProgram, place: number, coming: readonly ComingVersion[], today: string) {
  const offered = (one: StoredProgram): Program | null => (one.active ? pricedProgram(one, place) : null);
  let rules = row;
  const later: ProgramVersion[] = [];
  for (const { changes } of coming.filter((version) => version.effective_from <= today))
    rules = withChanges(rules, changes);
  const program = offered(rules);
  for (const { effective_from: from, changes } of coming.filter((version) => version.effective_from > today)) {
    rules = withChanges(rules, changes);
    later.push({ lLpTemplateId: row.id, from, program: offered(rules) });
  }
  return { program, later };
}

/** The programs that are offered on a day. */
export const offeredPrograms = async (db: Db, today: string): Promise<readonly Program[]> =>
  (await programsByDay(db, today)).programs;

/** Larger than any publication number. */
const ALL = 2_147_483_647;

/** The sheet in force for each program at that time; of sheets that start exactly then, none after `upTo`. */
export async function sheetsAt(db: Db, at: Date, upTo = ALL): Promise<readonly RateSheet[]> {
  const { rows } = await sql<TimedSheet>`
    select distinct on (sheet.program_id) publication.effective_at, publication.number, sheet.sheet
    from portal.rate_sheets sheet
    join portal.rate_publications publication on publication.id = sheet.publication_id
    where publication.status = 'published'
      and (publication.effective_at < ${at} or (publication.effective_at = ${at} and publication.number <= ${upTo}))
    order by sheet.program_id, publication.effective_at desc, publication.published_at desc, publication.number desc
  `.execute(db);
  return rows.map(timed);
}

/** Sheets that come into force later: the last published one for each program and time. */
async function upcomingSheets(db: Db, at: Date): Promise<readonly RateSheet[]> {
  const { rows } = await sql<TimedSheet>`
    select distinct on (sheet.program_id, publication.effective_at) publication.effective_at, publication.number, sheet.sheet
    from portal.rate_sheets sheet
    join portal.rate_publications publication on publication.id = sheet.publication_id
    where publication.status = 'published' and publication.effective_at > ${at}
    order by sheet.program_id, publication.effective_at, publication.published_at desc, publication.number desc
  `.execute(db);
  return rows.map(timed);
}

interface TimedSheet {
  readonly effective_at: Date;
  readonly number: number;
  readonly sheet: SheetDraft;
}

const timed = ({ effective_at, number, sheet }: TimedSheet): RateSheet => ({
  ...sheet,
  effectiveAt: effective_at.toISOString(),
  number,
});

/** ZIP codes that came with the portal and were removed. */
async function removedZips(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('portal.zip_codes').select('zip').where('seeded', '=', true).execute();
  const stored = new Set(rows.map(({ zip }) => zip));
  return [...allZips()].map(({ zip }) => zip).filter((zip) => !stored.has(zip));
}

/** The limits in force, those of the year before and of the years to come; the first of them are in force. */
async function pricingLimits(db: Db, year: number): Promise<readonly [YearOfLimits, ...YearOfLimits[]]> {
  const years = await generalLimitsOf(db);
  const current = years.findIndex((each) => each.year === year);
  const inForce = years[current] ?? (await generalOf(db, year));
  const others = years.filter((_, place) => place === current - 1 || place > current);
  const withCounties = async (general: GeneralLimits): Promise<YearOfLimits> => ({
    ...general,
    counties: await countyLimitsOf(db, general.year),
  });
  return [await withCounties(inForce), ...(await Promise.all(others.map(withCounties)))];
}

/** Loan limits, area median incomes, and the ZIP codes that administrators changed; removed ones have no county. */
export async function pricingPlaces(db: Db, year: number): Promise<PlacesCatalog> {
  const [[inForce, ...otherYears], zips, gone, areaIncomes] = await Promise.all([
    pricingLimits(db, year),
    sql<{ zip: string; county: string; otherCounties: string | null }>`
      select zip, county, other_counties as "otherCounties" from portal.zip_codes
      where version > 1 or not seeded`.execute(db),
    removedZips(db),
    areaIncomeTables(db),
  ]);
  return {
    ...inForce,
    otherYears,
    zips: Object.fromEntries([...gone.map((zip) => [zip, []]), ...zips.rows.map((row) => [row.zip, fipsOf(row)])]),
    areaIncomes,
  };
}

/** The fees of every branch. */
export const allBranchFees = (db: Db): Promise<readonly CatalogBranchFee[]> =>
  db
    .selectFrom('portal.branch_fees as fee')
    .innerJoin('portal.branches as branch', 'branch.id', 'fee.branch_id')
    .select(['branch.name as branch', 'fee.type', 'fee.amount', 'fee.paid_by as paidBy', 'fee.applies_to as appliesTo'])
    .orderBy('branch.name')
    .orderBy('fee.type')
    .execute();

/** A program with its current settings, offered or not. */
export async function programOf(db: Db, id: string): Promise<Program | undefined> {
  const row = await storedProgramOrNone(db, id);
  return row && pricedProgram(row, row.display_order);
}

/** A rate is set today or was set by a lock, and locks hold for months. */
const RECENT_DAYS = 200;
const COMING_DAYS = 35;

/**
 * The complete pricing catalog for the LOS: active programs, current and upcoming sheets, limits of the year, branch fees, rate cards
 * of mortgage insurers, average prime offer rates, and price groups.
 */
export async function catalogOf(db: Db, at: Date, year: number): Promise<PricingCatalog> {
  const today = pacificDate(at);
  const [programs, inForce, toCome, places, branchFees, insuranceCards, apor, priceGroups] = await Promise.all([
    programsByDay(db, today),
    sheetsAt(db, at),
    upcomingSheets(db, at),
    pricingPlaces(db, year),
    allBranchFees(db),
    cardsForPricing(db, at),
    aporWeeks(db, addDays(today, -RECENT_DAYS), addDays(today, COMING_DAYS)),
    priceGroupsForPricing(db, today),
  ]);
  return { ...programs, rateSheets: [...inForce, ...toCome], places, branchFees, insuranceCards, apor, priceGroups };
}
