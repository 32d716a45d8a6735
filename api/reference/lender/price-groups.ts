import { type Kysely, sql } from 'kysely';
import { priceGroupFields } from '../../../domain/reference/lender-fields';
import type { PortalDb } from '../../db/portal-db';
import { search, yesNo } from '../../http/list-filters';
import { caseless } from '../../http/list-query';
import type { BeforeChange, RecordTable } from '../../http/record-table';
import { inUse, type Uses } from '../../http/records';

export const priceGroups: RecordTable<typeof priceGroupFields> = {
  table: 'portal.price_groups',
  subject: 'price-group',
  fields: priceGroupFields,
  unique: 'name',
  list: {
    unit: 'price-groups',
    sorts: { name: caseless('record.name'), description: caseless('record.description'), active: 'record.active' },
    filters: { q: search('record.name', 'record.description'), active: yesNo('record.active') },
    first: ['name', 'ASC'],
    key: 'record.id',
  },
};

/**
 * Everything that uses the name of a price group: users in either of their two, branches, companies, folders of rate sheets.
 */
export async function usesOfPriceGroup(db: Kysely<PortalDb>, { name }: { readonly name: string }): Promise<Uses> {
  const carries = (column: string) => sql`lower(trim(${sql.ref(column)})) = ${name.trim().toLowerCase()}`;
  const { rows } = await sql<Record<'users' | 'branches' | 'companies' | 'rateSheets', number>>`select
    (select count(*)::int from portal.users
      where ${carries('price_group')} or ${carries('mini_correspondent_price_group')}) as users,
    (select count(*)::int from portal.branches where ${carries('price_group')}) as branches,
    (select count(*)::int from portal.companies where ${carries('price_group')}) as companies,
    (select count(*)::int from portal.folder_files
      where folder = 'rates' and ${carries('subfolder')}) as "rateSheets"`.execute(db);
  return rows[0] ?? {};
}

/** Users and others refer to a group by name, so while it is in use only the case of its letters can change. */
export const beforePriceGroupChange: BeforeChange<typeof priceGroupFields> = async (trx, current, { name }) => {
  if (name === undefined || name.toLowerCase() === current.name.toLowerCase()) return;
  const uses = await usesOfPriceGroup(trx, current);
  if (!Object.values(uses).some((count) => count > 0)) return;
  const message = 'group-in-use';
  throw inUse(message, uses, { name: message });
};
