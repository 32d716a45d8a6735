import type { Kysely } from 'kysely';
import type { FeeRow } from '../../domain/appraisal/fee-schedule';
import { toCents } from '../../domain/numbers/fixed';
import type { PortalDb } from '../db/portal-db';
import type { AppraisalFeeRow } from './appraisal.tables';

type Db = Kysely<PortalDb>;

/** The day of the schedule that applies on a day; undefined before the first. */
export async function scheduleOn(db: Db, day: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('portal.appraisal_fees')
    .select('from_day')
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.from_day;
}

const cents = (amount: string | null): number | null => (amount === null ? null : toCents(amount));

const feeRow = (row: AppraisalFeeRow): FeeRow => ({
  ...{ company: row.company, name: row.name, state: row.state, county: row.county, form: row.form },
  ...{ loanType: row.loan_type, fee: cents(row.fee), rushFee: cents(row.rush_fee) },
  ...{ days: row.days, rushDays: row.rush_days },
});

/** The fees of a state that apply on a day. */
export async function feesOfState(db: Db, day: string, state: string): Promise<FeeRow[]> {
  const from = await scheduleOn(db, day);
  if (from === undefined) return [];
  const rows = await db
    .selectFrom('portal.appraisal_fees')
    .selectAll()
    .where('from_day', '=', from)
    .where('state', '=', state)
    .execute();
  return rows.map(feeRow);
}

/** The names of the companies by code, as the schedule that applies on a day has them. */
export async function companyNames(db: Db, day: string): Promise<ReadonlyMap<string, string>> {
  const from = await scheduleOn(db, day);
  if (from === undefined) return new Map();
  const rows = await db
    .selectFrom('portal.appraisal_fees')
    .select(['company', 'name'])
    .distinct()
    .where('from_day', '=', from)
    .execute();
  return new Map(rows.map(({ company, name }) => [company, name]));
}
