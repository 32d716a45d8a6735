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

/** How the view of a list is written in the URL. */
export interface ListViewFormat {
  readonly filters: readonly { readonly name: string; readonly kind: Exclude<RecordFilter['kind'], 'yesno'> }[];
  /** The default sort; it is left out of the URL. */
  readonly sort: Sort;
  /** Between the field and the order of a sort. */
  readonly separator: ' ' | '.';
  /** The page sizes to choose from; the first is the default. */
  readonly sizes: readonly [number, ...number[]];
}

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

function sortOf(text: string | null, { sort, separator }: ListViewFormat): Sort {
  const [field, order] = text?.split(separator) ?? [];
  return field && (order === 'ASC' || order === 'DESC') ? { field, order } : sort;
}

function filterOf(search: URLSearchParams, { name, kind }: ListViewFormat['filters'][number]): unknown {
  if (kind === 'choices') return search.getAll(name);
  const [from, to] = search.get(name)?.split('..') ?? [];
  return from || to ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined;
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === 'object' && value !== null
      ? [`${'from' in value ? value.from : ''}..${'to' in value ? value.to : ''}`]
      : [];

/** Reads the view from the URL; missing and invalid parts have their defaults. */
export function readView(search: URLSearchParams, format: ListViewFormat): ListView {
  const page = Number(search.get('page'));
  const perPage = Number(search.get('perPage'));
  return {
    values: format.filters.reduce<FilterValues>(
      (values, filter) => withFilter(values, filter.name, filterOf(search, filter)),
      withFilter({}, 'q', search.get('q') ?? ''),
    ),
    sort: sortOf(search.get('sort'), format),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: format.sizes.includes(perPage) ? perPage : format.sizes[0],
  };
}

/** Writes the view into a URL after its other parameters, without defaults. */
export function writeView(view: ListView, format: ListViewFormat, search: URLSearchParams): URLSearchParams {
  const own = ['q', 'sort', 'page', 'perPage', ...format.filters.map(({ name }) => name)];
  const next = new URLSearchParams([...search].filter(([name]) => !own.includes(name)));
  const { values, sort, page, perPage } = view;
  if (!isEmpty(values.q)) next.set('q', String(values.q));
  for (const { name } of format.filters) for (const text of textsOf(values[name])) next.append(name, text);
  if (sort.field !== format.sort.field || sort.order !== format.sort.order) {
    next.set('sort', `${sort.field}${format.separator}${sort.order}`);
  }
  if (page > 1) next.set('page', String(page));
  if (perPage !== format.sizes[0]) next.set('perPage', String(perPage));
  return next;
}
