import { type Section, type SectionName, sections } from '../../../domain/application/sections';
import type { PagedResource } from '../../../domain/pages/page-table';

/** A list with records of its own: paged, sorted and filtered by the server. `{id}` is the id of the record. */
export interface CollectionResource {
  readonly kind: 'collection';
  /** Path of the list; one record is at this path followed by its ID. */
  readonly list: string;
  readonly create?: string;
  /** Path of a change; without `{id}` in it, the body carries the id. */
  readonly update?: string;
  /** Method of a change. Default: POST. */
  readonly updateMethod?: 'PUT';
  /** Takes the version that was read as `?version=`. */
  readonly remove?: string;
  /** Everything that a filter finds, as a file. */
  readonly export?: string;
  /** The filter `id` of the list takes several ids: many records are one call. */
  readonly manyByFilter?: true;
  /** What its history calls one: `branch` for `branch:<id>`. */
  readonly subject?: string;
  /** The property that names the record; it becomes `id`. */
  readonly idField: string;
  /** What a create answers the new id under. */
  readonly createdId?: string;
}

/** A part of a loan, or the loan itself, treated as one record whose id is the loan number. `{id}` is the loan number. */
export interface SectionResource {
  readonly kind: 'section';
  readonly path: string;
  /** The list that the API answers as `records`; the record has it under its own name, as a loan has. */
  readonly records?: string;
}

export type Resource = CollectionResource | SectionResource;

const section = (name: SectionName): SectionResource => {
  const { records }: Section = sections[name];
  return { kind: 'section', path: `/loan-proxy/{id}/${name}`, ...(records ? { records } : {}) };
};

/** A table of records as the API has them: `recordCalls` in `api/http/record-calls.ts`. */
const records = <const Path extends string>(path: Path, subject: string) =>
  ({
    kind: 'collection',
    list: path,
    create: path,
    update: path,
    remove: `${path}/{id}`,
    export: `${path}/export`,
    idField: 'id',
    manyByFilter: true,
    subject,
  }) as const satisfies CollectionResource;

/** A few records that are always there: read and changed, by an id that everybody knows. */
const single = <const Path extends string>(path: Path, subject: string) =>
  ({
    kind: 'collection',
    list: path,
    update: `${path}/{id}`,
    idField: 'id',
    subject,
  }) as const satisfies CollectionResource;

/** Users of one side; the login names them. */
const users = <const All extends string, const One extends string>(all: All, one: One) =>
  ({
    kind: 'collection',
    list: `/emet-data/user/${all}`,
    create: `/emet-data/user/${one}`,
    update: `/emet-data/user/${one}`,
    export: `/emet-data/user/${all}/export`,
    idField: 'login',
    manyByFilter: true,
    subject: 'user',
  }) as const satisfies CollectionResource;

/** React-Admin resource name to API path and shape: the whole of what the data provider knows. */
export const resources = {
  loans: {
    kind: 'collection',
    list: '/lqb/loans',
    create: '/lqb/loans/create',
    update: '/lqb/loans/{id}',
    export: '/lqb/loans/export',
    idField: 'sLNm',
    createdId: 'loanNum',
  },
  'borrower-info': section('borrower-info'),
  employment: section('employment'),
  asset: section('asset'),
  liability: section('liability'),
  reo: section('reo'),
  'loan-prop': section('loan-prop'),
  declaration: section('declaration'),
  demographics: section('demographics'),
  originator: section('originator'),
  'main/admin/branch': records('/emet-data/branches', 'branch'),
  'main/admin/branch/company': records('/emet-data/companies', 'company'),
  'main/admin/appraisal': records('/emet-data/appraiser-exclusions', 'appraiser-exclusion'),
  publicExclusions: { kind: 'collection', list: '/public/appraiser-exclusionary-list', idField: 'id' },
  'main/admin/program': records('/emet-data/prog/default', 'program'),
  'main/admin/program/group': records('/emet-data/prog/group', 'program-group'),
  'main/admin/program/rates': {
    kind: 'collection',
    list: '/emet-data/prog/rate-sheets',
    idField: 'id',
    subject: 'rate-sheet',
  },
  'main/admin/county': records('/emet-data/county', 'county'),
  'main/admin/county/zip': records('/emet-data/zipcode', 'zipcode'),
  'main/admin/user/employee': users('employees', 'employee'),
  'main/admin/user/oc-user': users('oc-users', 'oc-user'),
  'main/admin/role': {
    kind: 'collection',
    list: '/emet-data/role/all',
    idField: 'id',
    manyByFilter: true,
  },
  settings: single('/emet-data/general-settings', 'settings'),
  loanDefaults: single('/emet-data/loan-setup', 'loan-defaults'),
  options: single('/emet-data/option', 'option'),
  'main/admin/email-template': records('/emet-data/email-templates', 'email-template'),
  'main/admin/loan-setup/price-group': {
    ...records('/emet-data/price-group', 'price-group'),
    create: '/emet-data/admin/price-group',
    update: '/emet-data/admin/price-group',
    remove: '/emet-data/admin/price-group/{id}',
  },
  'main/admin/loan-setup/alt-lender': { ...records('/emet-data/alt-lender', 'alt-lender'), updateMethod: 'PUT' },
} as const satisfies Record<PagedResource, CollectionResource> & Record<string, Resource>;

export function resourceOf(name: string): Resource {
  const found = (resources as Readonly<Record<string, Resource>>)[name];
  if (!found) throw new Error(`There is no resource ${name}.`);
  return found;
}

/** The resource of this name, which has a list. */
export function collectionOf(name: string): CollectionResource {
  const resource = resourceOf(name);
  if (resource.kind !== 'collection') throw new Error(`${name} is a part of a loan and has no list.`);
  return resource;
}

export const pathWithId = (path: string, id: unknown): string => path.replace('{id}', encodeURIComponent(String(id)));
