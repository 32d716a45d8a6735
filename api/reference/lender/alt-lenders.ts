import { altLenderFields } from '../../../domain/reference/lender-fields';
import { oneOf, search, yesNo } from '../../http/list-filters';
import { caseless } from '../../http/list-query';
import type { RecordTable } from '../../http/record-table';

export const altLenders: RecordTable<typeof altLenderFields> = {
  table: 'portal.alt_lenders',
  subject: 'alt-lender',
  fields: altLenderFields,
  unique: 'name',
  list: {
    unit: 'alt-lenders',
    sorts: {
      name: caseless('record.name'),
      nmlsId: 'record.nmls_id',
      contact: caseless('record.contact'),
      city: caseless('record.city'),
      state: 'record.state',
      active: 'record.active',
    },
    filters: {
      q: search('record.name', 'record.nmls_id', 'record.contact', 'record.email', 'record.city'),
      state: oneOf('record.state'),
      active: yesNo('record.active'),
    },
    first: ['name', 'ASC'],
    key: 'record.id',
  },
};
