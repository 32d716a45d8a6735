import { type Kysely, type SqlBool, sql } from 'kysely';
import { message } from '../../domain/messages/message';
import { branchFields, companyFields } from '../../domain/reference/organization-fields';
import { countMembers, type Membership, moveMembers } from '../access/access.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { almost, type Condition, contains, oneOf, search, yesNo } from '../http/list-filters';
import { caseless, type List } from '../http/list-query';
import type { BeforeChange, RecordTable } from '../http/record-table';
import { inUse, type Uses } from '../http/records';
import { countLoansOf } from '../loan/loan.service';

const sorts = {
  name: caseless('record.name'),
  nmlsId: 'record.nmls_id',
  city: caseless('record.city'),
  state: 'record.state',
  zip: 'record.zip',
  channel: 'record.channel',
  priceGroup: 'record.price_group',
  active: 'record.active',
};

const filters: List['filters'] = {
  almost: almost('record.name'),
  q: search('record.name', 'record.city', 'record.nmls_id', 'record.email'),
  name: contains('record.name'),
  state: oneOf('record.state'),
  channel: oneOf('record.channel'),
  priceGroup: oneOf('record.price_group'),
  active: yesNo('record.active'),
};

const first = ['name', 'ASC'] as const;

export const branches: RecordTable<typeof branchFields> = {
  table: 'portal.branches',
  subject: 'branch',
  fields: branchFields,
  unique: 'name',
  list: {
    unit: 'branches',
    sorts: { ...sorts, code: 'record.code', manager: caseless('record.manager') },
    filters: {
      ...filters,
      q: search('record.name', 'record.code', 'record.nmls_id', 'record.city', 'record.manager'),
    },
    first,
    key: 'record.id',
  },
};

export const companies: RecordTable<typeof companyFields> = {
  table: 'portal.companies',
  subject: 'company',
  fields: companyFields,
  unique: 'name',
  list: {
    unit: 'companies',
    sorts: { ...sorts, correspondentProcess: 'record.correspondent_process' },
    filters: { ...filters, correspondentProcess: oneOf('record.correspondent_process') },
    first,
    key: 'record.id',
  },
};

/** Retail employees may only read their own branch. */
export const ownBranch = ({ isRetail, branchName }: Actor): Condition | null =>
  isRetail ? sql<SqlBool>`lower(record.name) = ${(branchName ?? '').trim().toLowerCase()}` : null;

const members = { branch: 'branch_name', company: 'company_name' } as const satisfies Record<string, Membership>;

type Place = keyof typeof members;

/** Counts the users of a branch or company, and the loans that name it. */
export async function usesOfPlace(db: Kysely<PortalDb>, place: Place, name: string): Promise<Uses> {
  const [users, loans] = await Promise.all([countMembers(db, members[place], name), countLoansOf(db, place, name)]);
  return { users, loans };
}

/**
 * A branch or company is referred to by name: its users follow it to a new name, but its loans are stored in the LOS. With
 * loans, only the case of its letters can change.
 */
export const beforeRename =
  (place: Place): BeforeChange<typeof branchFields | typeof companyFields> =>
  async (trx, { name }, values) => {
    const next = values.name;
    if (next === undefined || next === name) return;
    const { users = 0, loans = 0 } = await usesOfPlace(trx, place, name);
    if (loans > 0 && next.toLowerCase() !== name.toLowerCase()) {
      const reason = message('name-stays', { count: loans });
      throw inUse(reason, { loans }, { name: reason });
    }
    if (users > 0) await moveMembers(trx, members[place], name, next);
  };
