import { type Kysely, sql } from 'kysely';
import { formatThousandths, toThousandths } from '../../../domain/numbers/fixed';
import type { AporTable } from '../../../domain/pricing/apor';
import { aporColumn, aporImport, aporYears } from '../../../domain/pricing/apor-import';
import type { ImportedRow } from '../../../domain/records/import/table-import';
import type { PortalDb } from '../../db/portal-db';
import type { ImportTarget } from '../../http/table-import';

async function rowsOf(db: Kysely<PortalDb>, rateTable: AporTable): Promise<readonly ImportedRow[]> {
  const weeks = await db
    .selectFrom('portal.apor_weeks')
    .select(['week', 'rates'])
    .where('rate_table', '=', rateTable)
    .orderBy('week')
    .execute();
  return weeks.map(({ week, rates }) => ({
    week,
    ...Object.fromEntries(rates.map((rate, index) => [aporColumn(index + 1), formatThousandths(rate)])),
  }));
}

/** The weeks of one of the two tables: a file adds weeks and corrects those that it has. */
export const aporTarget: ImportTarget<string, typeof aporImport.form> = {
  table: aporImport,
  action: 'apor.import',
  locks: 'portal.apor_weeks',
  subjectOf: ({ rateTable }) => `apor:${rateTable}`,
  stored: async (db, { rateTable }) => {
    const rows = await rowsOf(db, rateTable);
    return { name: rows.at(-1)?.week ?? '', form: { rateTable }, rows };
  },
  store: async (trx, { rows, values }) => {
    const weeks = rows.map((row) => ({
      week: row.week,
      rates: aporYears.map((years) => toThousandths(row[aporColumn(years)] ?? '')),
    }));
    await sql`
      insert into portal.apor_weeks as held (rate_table, week, rates)
      select ${values.rateTable}, new.week, new.rates
      from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as new(week date, rates integer[])
      on conflict (rate_table, week) do update set rates = excluded.rates, version = held.version + 1
        where held.rates is distinct from excluded.rates`.execute(trx);
  },
};
