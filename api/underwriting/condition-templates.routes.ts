import type { Kysely } from 'kysely';
import { staffRoles } from '../../domain/access/roles';
import { holdsSecret } from '../../domain/orders/secret-text';
import type { RecordSave } from '../../domain/records/record-body.schemas';
import { MAX_ACCEPTED } from '../../domain/underwriting/condition-limits';
import { conditionTemplateFields } from '../../domain/underwriting/condition-template-fields';
import { conditionTemplatesContract } from '../../domain/underwriting/condition-templates.contract';
import type { PortalDb } from '../db/portal-db';
import { invalid } from '../http/app-error';
import { oneOf, search, yesNo } from '../http/list-filters';
import { caseless } from '../http/list-query';
import { recordCalls } from '../http/record-calls';
import type { RecordTable } from '../http/record-table';

const conditionTemplates: RecordTable<typeof conditionTemplateFields> = {
  table: 'portal.condition_templates',
  subject: 'condition-template',
  fields: conditionTemplateFields,
  unique: 'name',
  list: {
    unit: 'condition-templates',
    sorts: {
      name: caseless('record.name'),
      cat: 'record.cat',
      description: caseless('record.description'),
      active: 'record.active',
    },
    filters: {
      q: search('record.name', 'record.description'),
      cat: oneOf('record.cat'),
      active: yesNo('record.active'),
    },
    first: ['name', 'ASC'],
    key: 'record.id',
  },
};

/** A template may have only what a condition may. */
async function prepared(_db: Kysely<PortalDb>, save: RecordSave<typeof conditionTemplateFields>) {
  const { description, accepts } = save.values;
  if (holdsSecret(description ?? '')) throw invalid('fields-not-valid', { description: 'text-has-secret' });
  if ((accepts?.length ?? 0) > MAX_ACCEPTED) throw invalid('fields-not-valid', { accepts: 'too-many' });
  return save;
}

/** Staff whose menu has the conditions of a loan from the beginning. */
const staffOfConditions = staffRoles.filter((role) => role !== 'Accountant' && role !== 'Real Estate Agent');

export const conditionTemplateCalls = recordCalls(conditionTemplatesContract, '/emet-data/condition-templates', {
  of: conditionTemplates,
  title: 'Templates of conditions',
  pages: [
    'admin-condition-template',
    'admin-condition-template-create',
    'admin-condition-template-id',
    'admin-condition-template-id-show',
  ],
  readers: {
    roles: staffOfConditions,
    pages: ['conditions'],
    why: 'Read by staff on the page of conditions, where those who decide conditions add them.',
  },
  prepare: prepared,
});
