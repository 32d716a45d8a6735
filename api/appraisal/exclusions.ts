import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { exclusionFields } from '../../domain/appraisal/exclusion-fields';
import { days, type ListFilter, oneOf, yesNo } from '../http/list-filters';
import type { List } from '../http/list-query';
import type { RecordTable } from '../http/record-table';

/** Text without case and accents: "Muñoz" and "munoz" match. Letters that are not a base letter plus an accent are listed. */
const plain = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`translate(regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g'), 'ıøłđ', 'iold')`;

const escaped = (text: string): string => text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Users type names as they hear them, so accents are ignored. */
const search = (...columns: readonly string[]): ListFilter =>
  z
    .string()
    .max(200)
    .transform((text) => {
      const wanted = sql`'%' || ${plain(sql`${escaped(text)}::text`)} || '%'`;
      const found = columns.map((column) => sql`${plain(sql.ref(column))} like ${wanted}`);
      return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
    });

const sorts = {
  name: plain(sql.ref('record.name')),
  licenseNumber: 'record.license_number',
  licenseState: 'record.license_state',
  company: plain(sql.ref('record.company')),
  since: 'record.since',
};

const publicFilters = {
  q: search('record.name', 'record.license_number', 'record.company'),
  licenseState: oneOf('record.license_state'),
  since: days('record.since'),
};

const first = ['name', 'ASC'] as const;

/** The list as guests search it: by nothing that they do not see. */
export const publicExclusionList: List = {
  unit: 'appraisers',
  sorts,
  filters: publicFilters,
  first,
  key: 'record.id',
};

export const exclusions: RecordTable<typeof exclusionFields> = {
  table: 'portal.appraiser_exclusions',
  subject: 'appraiser-exclusion',
  fields: exclusionFields,
  unique: 'licenseNumber',
  list: {
    unit: 'appraisers',
    sorts: { ...sorts, source: plain(sql.ref('record.source')), active: 'record.active' },
    filters: {
      ...publicFilters,
      q: search('record.name', 'record.license_number', 'record.company', 'record.reason', 'record.source'),
      active: yesNo('record.active'),
    },
    first,
    key: 'record.id',
  },
};
