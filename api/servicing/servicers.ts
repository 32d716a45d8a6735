import { type Kysely, sql } from 'kysely';
import { servicerFields } from '../../domain/servicing/servicer-fields';
import { servicingContract } from '../../domain/servicing/servicing.contract';
import type { PortalDb } from '../db/portal-db';
import type { Call } from '../http/call';
import { search, yesNo } from '../http/list-filters';
import { caseless } from '../http/list-query';
import { recordCalls } from '../http/record-calls';
import type { RecordTable } from '../http/record-table';
import type { Uses } from '../http/records';

const servicers: RecordTable<typeof servicerFields> = {
  table: 'portal.servicers',
  subject: 'servicer',
  fields: servicerFields,
  unique: 'name',
  list: {
    unit: 'servicers',
    sorts: { name: caseless('record.name'), isFirst: 'record.is_first', active: 'record.active' },
    filters: {
      q: search('record.name', 'record.email'),
      isFirst: yesNo('record.is_first'),
      active: yesNo('record.active'),
    },
    first: ['name', 'ASC'],
    key: 'record.id',
  },
};

/** Loans whose servicing was transferred to a servicer. */
async function usesOfServicer(db: Kysely<PortalDb>, { id }: { readonly id: string }): Promise<Uses> {
  const { loans } = await db
    .selectFrom('portal.servicing_transfers')
    .select(sql<number>`count(*)::int`.as('loans'))
    .where('servicer_id', '=', id)
    .executeTakeFirstOrThrow();
  return { loans };
}

export const servicerCalls: readonly Call[] = recordCalls(servicingContract, '/emet-data/servicers', {
  of: servicers,
  title: 'Servicers with their payment links',
  pages: ['admin-loan-setup-servicer', 'admin-loan-setup-servicer-create', 'admin-loan-setup-servicer-id'],
  readers: {
    roles: ['Administrator', 'Servicing'],
    pages: ['internal-servicing-loan'],
    why: 'Read by those who transfer the servicing of loans.',
  },
  usesOf: usesOfServicer,
});
