import { sectionRecords } from '../../../domain/application/section-records';
import type { SectionName } from '../../../domain/application/sections';
import { adminResources } from '../../../domain/pages/admin-pages';
import type { Collection } from '../../../domain/pages/collection';
import { internalResources } from '../../../domain/pages/internal-pages';
import { mainResources } from '../../../domain/pages/main-pages';
import type { PagedResource } from '../../../domain/pages/page-table';
import { reportResources } from '../../../domain/pages/report-pages';
import { ownValue } from '../../../domain/tables/own-value';

/** A part of a loan, or the loan itself, treated as one record whose id is the loan number. `{id}` is the loan number. */
export interface SectionResource {
  readonly kind: 'section';
  readonly path: string;
  /** The list that the API answers as `records`; the record has it under its own name, as a loan has. */
  readonly records?: string;
}

export type Resource = Collection | SectionResource;

const section = (name: SectionName): SectionResource => {
  const records = ownValue<string>(sectionRecords, name);
  return { kind: 'section', path: `/loan-proxy/{id}/${name}`, ...(records ? { records } : {}) };
};

/** A few records that are always there: read and changed, by an id that is known. */
const single = <const Path extends string>(path: Path, subject: string) =>
  ({
    kind: 'collection',
    list: path,
    update: `${path}/{id}`,
    idField: 'id',
    subject,
  }) as const satisfies Collection;

/** React-Admin resource name to API path and shape: the whole of what the data provider knows. */
export const resources = {
  ...adminResources,
  ...internalResources,
  ...mainResources,
  ...reportResources,
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
  priceRunLoans: {
    kind: 'collection',
    list: '/lqb/price-run-loans',
    export: '/lqb/price-run-loans/export',
    idField: 'id',
  },
  batchRows: {
    kind: 'collection',
    list: '/emet-data/batch-rows',
    export: '/emet-data/batch-rows/export',
    idField: 'id',
  },
  publicExclusions: { kind: 'collection', list: '/public/appraiser-exclusionary-list', idField: 'id' },
  settings: single('/emet-data/general-settings', 'settings'),
  loanDefaults: single('/emet-data/loan-setup', 'loan-defaults'),
  options: single('/emet-data/option', 'option'),
} as const satisfies Record<PagedResource, Collection> & Record<string, Resource>;

export function resourceOf(name: string): Resource {
  const found = ownValue<Resource>(resources, name);
  if (!found) throw new Error(`There is no resource ${name}.`);
  return found;
}

/** The resource of this name, which has a list. */
export function collectionOf(name: string): Collection {
  const resource = resourceOf(name);
  if (resource.kind !== 'collection') throw new Error(`${name} is a part of a loan and has no list.`);
  return resource;
}

export const pathWithId = (path: string, id: unknown): string => path.replace('{id}', encodeURIComponent(String(id)));
