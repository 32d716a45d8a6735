import type { Sort } from '../ui/TableParts';
import type { RecordFilter } from './record-list';

/** Search (`q`) and filters by name. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** What a list shows. The whole view is in the URL, so it can be shared, saved and returned to. */
export interface ListView {
  readonly values: FilterValues;
  readonly sort: Sort;
  readonly page: number;
  readonly perPage: number;
}

/** How the view of a list is read from the URL, and written into it after its other parameters. */
export interface ViewAddress<View extends ListView = ListView> {
  readonly read: (search: URLSearchParams) => View;
  readonly write: (view: View, search: URLSearchParams) => URLSearchParams;
}

/** What a view is without parameters in the URL. */
interface ViewDefaults {
  readonly sort: Sort;
  /** The page sizes to choose from; the first is the default. */
  readonly sizes?: readonly [number, ...number[]];
}

interface NamedFormat extends ViewDefaults {
  readonly filters: readonly { readonly name: string; readonly kind: Exclude<RecordFilter['kind'], 'yesno'> }[];
  /** Between the field and the order of a sort. */
  readonly separator: ' ' | '.';
}

/** The specification starts every list with 10 rows (CONST-04). */
export const pageSizes = [10, 20, 50, 100] as const;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Sets one filter; undefined or empty removes it. */
export function withFilter(values: FilterValues, name: string, value: unknown): FilterValues {
  const { [name]: _before, ...others } = values;
  return isEmpty(value) ? others : { ...others, [name]: value };
}

/** The filter in the query of a list and its export. What the page sets takes precedence over the user's filters. */
export function compileFilter(values: FilterValues, fixed: FilterValues = {}): FilterValues {
  const { q, ...filters } = values;
  return { ...withFilter(filters, 'q', typeof q === 'string' ? q.trim() : undefined), ...fixed };
}

/** Whether the user has searched or filtered. */
export const isNarrowed = (values: FilterValues): boolean => Object.keys(compileFilter(values)).length > 0;

const isValues = (value: unknown): value is FilterValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON parameter; empty if it is missing or invalid. */
export function jsonParameter(search: URLSearchParams, name: string): FilterValues {
  try {
    const value: unknown = JSON.parse(search.get(name) ?? '{}');
    return isValues(value) ? value : {};
  } catch {
    return {};
  }
}

/** Replaces these parameters, after the others; each has any number of values. */
export function withParameters(
  search: URLSearchParams,
  parameters: Readonly<Record<string, readonly string[]>>,
): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([name]) => !Object.hasOwn(parameters, name)));
  for (const [name, values] of Object.entries(parameters)) for (const value of values) next.append(name, value);
  return next;
}

/** A view from the parts of a URL; missing and invalid parts have their defaults. */
export function viewFrom(parts: FilterValues, { sort, sizes = pageSizes }: ViewDefaults): ListView {
  const { filter, sort: field, order } = parts;
  const [page, perPage] = [Number(parts.page), Number(parts.perPage)];
  return {
    values: isValues(filter) ? filter : {},
    sort: field && typeof field === 'string' && (order === 'ASC' || order === 'DESC') ? { field, order } : sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: sizes.includes(perPage) ? perPage : sizes[0],
  };
}

const isFirst = ({ field, order }: Sort, { sort }: ViewDefaults): boolean =>
  field === sort.field && order === sort.order;

const pageParameters = ({ page, perPage }: ListView, { sizes = pageSizes }: ViewDefaults) => ({
  page: page > 1 ? [String(page)] : [],
  perPage: perPage === sizes[0] ? [] : [String(perPage)],
});

function filterOf(search: URLSearchParams, { name, kind }: NamedFormat['filters'][number]): unknown {
  if (kind === 'choices') return search.getAll(name);
  if (kind === 'flag') return search.get(name) === 'true' || undefined;
  const [from, to] = search.get(name)?.split('..') ?? [];
  return from || to ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined;
}

const textsOf = (value: unknown): readonly string[] =>
  isValues(value) ? [`${value.from ?? ''}..${value.to ?? ''}`] : isEmpty(value) ? [] : [value].flat().map(String);

/** Each filter is a parameter of its own: `?q=lee&state=CA&sort=city.DESC`. */
export const namedAddress = (format: NamedFormat): ViewAddress => ({
  read: (search) => {
    const filter = format.filters.reduce<FilterValues>(
      (values, each) => withFilter(values, each.name, filterOf(search, each)),
      withFilter({}, 'q', search.get('q') ?? ''),
    );
    const [sort, order] = search.get('sort')?.split(format.separator) ?? [];
    return viewFrom({ filter, sort, order, page: search.get('page'), perPage: search.get('perPage') }, format);
  },
  write: (view, search) => {
    const { values, sort } = view;
    return withParameters(search, {
      q: textsOf(values.q),
      ...Object.fromEntries(format.filters.map(({ name }) => [name, textsOf(values[name])])),
      sort: isFirst(sort, format) ? [] : [`${sort.field}${format.separator}${sort.order}`],
      ...pageParameters(view, format),
    });
  },
});

/** The URL of a list in React-Admin, with all filters in one parameter: `?filter={"state":["CA"]}&sort=city&order=DESC`. */
export const reactAdminAddress = (sort: Sort): ViewAddress => ({
  read: (search) => viewFrom({ ...Object.fromEntries(search), filter: jsonParameter(search, 'filter') }, { sort }),
  write: (view, search) => {
    const sorted = !isFirst(view.sort, { sort });
    return withParameters(search, {
      displayedFilters: [],
      filter: isNarrowed(view.values) ? [JSON.stringify(view.values)] : [],
      sort: sorted ? [view.sort.field] : [],
      order: sorted ? [view.sort.order] : [],
      ...pageParameters(view, { sort }),
    });
  },
});
