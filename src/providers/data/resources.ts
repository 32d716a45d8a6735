/** A list with records of its own: paged, sorted and filtered by the server. `{id}` is the id of the record. */
export interface CollectionResource {
  readonly kind: 'collection';
  readonly list: string;
  readonly one: string;
  readonly create?: string;
  /** Path of a change; POST, as the API has it. */
  readonly update?: string;
  readonly remove?: string;
  /** The property that names the record; it becomes `id`. */
  readonly idField: string;
  /** What a create answers the new id under. */
  readonly createdId?: string;
}

/** A part of a loan, or the loan itself, treated as one record whose id is the loan number. `{id}` is the loan number. */
export interface SectionResource {
  readonly kind: 'section';
  readonly path: string;
}

export type Resource = CollectionResource | SectionResource;

const section = (path: string): SectionResource => ({ kind: 'section', path });

/** React-Admin resource name to API path and shape: the whole of what the data provider knows. */
export const resources = {
  loans: {
    kind: 'collection',
    list: '/lqb/loans',
    one: '/lqb/loans/{id}',
    create: '/lqb/loans/create',
    update: '/lqb/loans/{id}',
    idField: 'sLNm',
    createdId: 'loanNum',
  },
  asset: section('/loan-proxy/{id}/asset'),
  liability: section('/loan-proxy/{id}/liability'),
  reo: section('/loan-proxy/{id}/reo'),
  employment: section('/loan-proxy/{id}/employment'),
} as const satisfies Record<string, Resource>;

export function resourceOf(name: string): Resource {
  const found = (resources as Readonly<Record<string, Resource>>)[name];
  if (!found) throw new Error(`There is no resource ${name}.`);
  return found;
}

export const pathWithId = (path: string, id: unknown): string => path.replace('{id}', encodeURIComponent(String(id)));
