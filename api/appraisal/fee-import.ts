import { sql } from 'kysely';
import { type FeeColumn, feeImport } from '../../domain/appraisal/fee-import';
import type { ImportedRow } from '../../domain/records/import/table-import';
import type { ImportTarget } from '../http/table-import';
import type { AppraisalFeeRow } from './appraisal.tables';
import { scheduleOn } from './fee-schedule';

const shown = (value: string | number | null): string => (value === null ? '' : String(value));

const rowOf = (row: AppraisalFeeRow): ImportedRow<FeeColumn> => ({
  ...{ company: row.company, name: row.name, state: row.state, county: row.county, form: row.form },
  ...{ loanType: row.loan_type, fee: shown(row.fee), rushFee: shown(row.rush_fee) },
  ...{ days: shown(row.days), rushDays: shown(row.rush_days) },
});

const orNull = (value: string): string | null => (value === '' ? null : value);
const countOrNull = (value: string): number | null => (value === '' ? null : Number(value));

/** The fees of appraisal companies from a day on: a file replaces the schedule of that day. */
export const feeTarget: ImportTarget<FeeColumn, typeof feeImport.form> = {
  table: feeImport,
  action: 'appraisal-fees.import',
  locks: 'portal.appraisal_fees',
  subjectOf: ({ from }) => `appraisal-fees:${from}`,
  stored: async (db, { from }) => {
    const known = await scheduleOn(db, from);
    if (known === undefined) return { name: '', form: {}, rows: [] };
    const rows = await db.selectFrom('portal.appraisal_fees').selectAll().where('from_day', '=', known).execute();
    return { name: known, form: { from: known }, rows: rows.map(rowOf) };
  },
  store: async (trx, { rows, values: { from } }) => {
    await trx.deleteFrom('portal.appraisal_fees').where('from_day', '=', from).execute();
    const fees = rows.map((row) => ({
      ...{ from_day: from, company: row.company, name: row.name, state: row.state, county: row.county, form: row.form },
      ...{ loan_type: row.loanType, fee: orNull(row.fee), rush_fee: orNull(row.rushFee) },
      ...{ days: Number(row.days), rush_days: countOrNull(row.rushDays) },
    }));
    await sql`
      insert into portal.appraisal_fees
      select * from jsonb_populate_recordset(null::portal.appraisal_fees, ${JSON.stringify(fees)}::jsonb)`.execute(trx);
  },
};
