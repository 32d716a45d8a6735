import { type Kysely, sql } from 'kysely';
import type { RecordSave } from '../../../domain/records/record-body.schemas';
import type { RecordOf } from '../../../domain/records/record-fields';
import { programFields, programGroupFields } from '../../../domain/reference/program-fields';
import type { PortalDb } from '../../db/portal-db';
import { invalid } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import type { CsvColumn } from '../../http/csv';
import { almost, contains, oneOf, search, yesNo } from '../../http/list-filters';
import { caseless } from '../../http/list-query';
import { csvColumns, type RecordTable, saveRecord } from '../../http/record-table';
import type { Uses } from '../../http/records';
import { countLoansOnProgram } from '../../loan/loan.service';
import { comingVersions } from './rule-versions.queries';
import { stateList } from './state-list';

type Db = Kysely<PortalDb>;

export type ProgramRecord = RecordOf<typeof programFields>;

export const programs: RecordTable<typeof programFields> = {
  table: 'portal.programs',
  subject: 'program',
  fields: programFields,
  unique: 'name',
  list: {
    unit: 'programs',
    sorts: {
      name: caseless('record.name'),
      investor: caseless('record.investor'),
      displayOrder: 'record.display_order',
      active: 'record.active',
      minAmount: 'record.min_amount',
      maxAmount: 'record.max_amount',
      maxDti: 'record.max_dti',
    },
    filters: {
      q: search('record.name', 'record.investor'),
      almost: almost('record.name'),
      name: contains('record.name'),
      groupId: oneOf('record.group_id'),
      investor: oneOf('record.investor'),
      active: yesNo('record.active'),
      isCorrespondent: yesNo('record.is_correspondent'),
    },
    first: ['displayOrder', 'ASC'],
    key: 'record.id',
  },
};

export const programGroups: RecordTable<typeof programGroupFields> = {
  table: 'portal.program_groups',
  subject: 'program-group',
  fields: programGroupFields,
  unique: 'name',
  list: {
    unit: 'groups',
    sorts: { name: caseless('record.name'), displayOrder: 'record.display_order', active: 'record.active' },
    filters: { q: search('record.name'), active: yesNo('record.active') },
    first: ['displayOrder', 'ASC'],
    key: 'record.id',
  },
};

/** Counts the programs in a group. */
export async function programsInGroup(db: Db, groupId: string): Promise<number> {
  const { count } = await db
    .selectFrom('portal.programs')
    .select(sql<number>`count(*)`.as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the rate sheets and loans that use a program, so that their history stays readable. */
export async function usesOfProgram(db: Db, { id, name }: Pick<ProgramRecord, 'id' | 'name'>): Promise<Uses> {
  const [{ rateSheets }, loans] = await Promise.all([
    db
      .selectFrom('portal.rate_sheets')
      .select((of) => of.fn.countAll<number>().as('rateSheets'))
      .where('program_id', '=', id)
      .executeTakeFirstOrThrow(),
    countLoansOnProgram(db, name),
  ]);
  return { loans, rateSheets };
}

/** Columns of the CSV file: the fields, with the group by name. */
export async function programColumns(db: Db): Promise<readonly CsvColumn<ProgramRecord>[]> {
  const groups = await db.selectFrom('portal.program_groups').select(['id', 'name']).execute();
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return csvColumns(programs).map(
    ([title, of]): CsvColumn<ProgramRecord> =>
      title === 'groupId' ? ['group', ({ groupId }) => names.get(groupId) ?? null] : [title, of],
  );
}

type Values = Partial<Record<keyof typeof programFields, unknown>>;

const below = (low: unknown, high: unknown): boolean =>
  typeof low === 'string' && typeof high === 'string' && Number(low) > Number(high);

/** Throws if the bounds leave no valid values. */
export function assertBounds({ minimumPrice, maximumPrice, minAmount, maxAmount }: Values): void {
  const message = 'largest-below-smallest';
  if (below(minimumPrice, maximumPrice)) throw invalid('program-not-valid', { maximumPrice: message });
  if (below(minAmount, maxAmount)) throw invalid('program-not-valid', { maxAmount: message });
}

async function assertThere(db: Db, { groupId, rules }: Values): Promise<void> {
  const is = async (table: 'portal.program_groups' | 'portal.program_rules', id: unknown) =>
    (await sql`select 1 from ${sql.table(table)} where id::text = ${id}`.execute(db)).rows.length > 0;
  if (groupId !== undefined && !(await is('portal.program_groups', groupId))) {
    throw invalid('program-not-valid', { groupId: 'no-such-group' });
  }
  if (rules !== undefined && !(await is('portal.program_rules', rules))) {
    throw invalid('program-not-valid', { rules: 'no-such-rules' });
  }
}

/** State codes of a list that someone typed. */
export const cleanStates = <V extends Pick<Partial<ProgramRecord>, 'onlyStates' | 'exceptStates'>>(values: V): V => ({
  ...values,
  ...(values.onlyStates === undefined ? {} : { onlyStates: stateList(values.onlyStates, 'onlyStates') }),
  ...(values.exceptStates === undefined ? {} : { exceptStates: stateList(values.exceptStates, 'exceptStates') }),
});

/** Saves a program. Its rules are chosen once, because other rules would make it another program. */
export async function saveProgram(
  db: Db,
  save: RecordSave<typeof programFields>,
  caller: Caller<Author>,
): Promise<ProgramRecord> {
  const cleaned = cleanStates(save.values);
  await assertThere(db, cleaned);
  if (save.id === null) assertBounds(cleaned);
  return saveRecord(db, programs, { ...save, values: cleaned } as typeof save, caller, async (trx, current) => {
    if (cleaned.rules !== undefined && cleaned.rules !== current.rules) {
      throw invalid('program-not-valid', { rules: 'cannot-change' });
    }
    let rules: Values = { ...current, ...cleaned };
    assertBounds(rules);
    for (const { changes } of await comingVersions(trx, current.id)) {
      rules = { ...rules, ...changes };
      assertBounds(rules);
    }
  });
}
