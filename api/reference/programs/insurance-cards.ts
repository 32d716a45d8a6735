import { type Kysely, sql } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import { cardFields } from '../../../domain/pricing/insurance/card-fields';
import { type CardRow, cardImport, rateLineOf } from '../../../domain/pricing/insurance/card-import';
import type { RateCard } from '../../../domain/pricing/insurance/rate-card';
import type { PortalDb } from '../../db/portal-db';
import { days, search } from '../../http/list-filters';
import { caseless } from '../../http/list-query';
import type { RecordTable } from '../../http/record-table';
import type { ImportTarget } from '../../http/table-import';

type Db = Kysely<PortalDb>;

/** Rate cards of mortgage insurers, one row for each company and first day. */
export const insuranceCards: RecordTable<typeof cardFields> = {
  table: 'portal.insurance_cards',
  subject: 'insurance-card',
  fields: cardFields,
  unique: 'company',
  list: {
    unit: 'insurance-cards',
    sorts: { company: caseless('record.company'), appliesFrom: 'record.applies_from' },
    filters: { q: search('record.company', 'record.source'), appliesFrom: days('record.applies_from') },
    first: ['appliesFrom', 'DESC'],
    key: 'record.id',
  },
};

/** The card that a file replaces, otherwise the latest earlier one of the company. */
async function cardBefore(db: Db, company: string, day: string) {
  return db
    .selectFrom('portal.insurance_cards')
    .select(['company', 'applies_from', 'rates'])
    .where(sql<string>`lower(company)`, '=', company.toLowerCase())
    .where('applies_from', '<=', day)
    .orderBy('applies_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The card of a company from a day on: a file replaces all its lines. */
export const cardTarget: ImportTarget<keyof typeof cardImport.columns, typeof cardImport.form> = {
  table: cardImport,
  action: 'insurance-card.import',
  locks: 'portal.insurance_cards',
  subjectOf: ({ company, appliesFrom }) => `insurance-card:${company} ${appliesFrom}`,
  stored: async (db, { company, appliesFrom }) => {
    const card = await cardBefore(db, company, appliesFrom);
    if (!card) return { name: '', form: {}, rows: [] };
    const form = { company: card.company, appliesFrom: card.applies_from };
    return { name: `${card.company}, ${card.applies_from}`, form, rows: card.rates };
  },
  store: async (trx, { rows, values: { company, appliesFrom }, file }) => {
    const rates = JSON.stringify(rows);
    await sql`
      insert into portal.insurance_cards as held (company, applies_from, source, rates)
      values (${company}, ${appliesFrom}, ${file}, ${rates}::jsonb)
      on conflict (lower(company), applies_from) do update
        set company = excluded.company, source = excluded.source, rates = excluded.rates,
          version = held.version + 1`.execute(trx);
  },
};

/** The cards in force and those to come, as pricing reads them. */
export async function cardsForPricing(db: Db, now: Date): Promise<readonly RateCard[]> {
  const { rows } = await sql<{ company: string; from: string; rates: readonly CardRow[] }>`
    select company, applies_from as "from", rates
    from portal.insurance_cards card
    where applies_from >= coalesce((
      select max(earlier.applies_from) from portal.insurance_cards earlier
      where lower(earlier.company) = lower(card.company) and earlier.applies_from <= ${pacificDate(now)}
    ), card.applies_from)
    order by company, applies_from`.execute(db);
  return rows.map(({ company, from, rates }) => ({ company, from, lines: rates.map(rateLineOf) }));
}
