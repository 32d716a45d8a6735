import {
  type PipelineTab,
  pipelineDateFilters,
  pipelineListFilters,
  pipelineTabs,
} from '../../../domain/loan/pipeline';
import { pageSizes } from '../../crud/Paging';
import type { Sort } from '../../ui/TableParts';

/** Filters by values and date ranges, by LOS name. */
export type ViewFilter = {
  readonly [Name in (typeof pipelineListFilters)[number]]?: string | readonly string[];
} & { readonly [Name in (typeof pipelineDateFilters)[number]]?: { readonly from?: string; readonly to?: string } };

/** The filter that the API takes. */
type PipelineFilter = ViewFilter & { readonly tab: PipelineTab; readonly q?: string };

/** The state of the pipeline. All of it is in the URL, so that views can be shared and Back works. */
export interface PipelineView {
  readonly tab: PipelineTab;
  readonly q: string;
  readonly filter: ViewFilter;
  readonly sort: Sort;
  readonly page: number;
  readonly perPage: number;
}

const DEFAULT_SIZE = 20;

/** The initial sort of a tab (LOAN-02 to -04). */
export const tabSort = (tab: PipelineTab): Sort => pipelineTabs[tab].sort;

const wholeNumber = (text: string | null, least: number, otherwise: number): number => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= least ? number : otherwise;
};

function tabOf(text: string | null): PipelineTab {
  const found = pipelineTabs.find(({ id }) => String(id) === text);
  return found?.id ?? 0;
}

function sortOf(text: string | null, tab: PipelineTab): Sort {
  const [field, order] = text?.split(' ') ?? [];
  return field && (order === 'ASC' || order === 'DESC') ? { field, order } : tabSort(tab);
}

/** Reads the view from the URL. Missing or invalid values take their defaults. */
export function viewOf(search: URLSearchParams): PipelineView {
  const tab = tabOf(search.get('tab'));
  const lists = pipelineListFilters.flatMap((name) => {
    const values = search.getAll(name);
    return values.length === 0 ? [] : [[name, values] as const];
  });
  const dates = pipelineDateFilters.flatMap((name) => {
    const [from, to] = search.get(name)?.split('..') ?? [];
    return from || to ? [[name, { ...(from ? { from } : {}), ...(to ? { to } : {}) }] as const] : [];
  });
  const size = wholeNumber(search.get('perPage'), 1, DEFAULT_SIZE);
  return {
    tab,
    q: search.get('q') ?? '',
    filter: Object.fromEntries<unknown>([...lists, ...dates]) as ViewFilter,
    sort: sortOf(search.get('sort'), tab),
    page: wholeNumber(search.get('page'), 1, 1),
    perPage: pageSizes.some((each) => each === size) ? size : DEFAULT_SIZE,
  };
}

/** Writes the view to a URL, without default values. */
export function addressOf(view: PipelineView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.tab !== 0) search.set('tab', String(view.tab));
  if (view.q !== '') search.set('q', view.q);
  for (const name of pipelineListFilters) {
    const value = view.filter[name] ?? [];
    for (const each of typeof value === 'string' ? [value] : value) search.append(name, each);
  }
  for (const name of pipelineDateFilters) {
    const range = view.filter[name];
    if (range?.from || range?.to) search.set(name, `${range.from ?? ''}..${range.to ?? ''}`);
  }
  const first = tabSort(view.tab);
  if (view.sort.field !== first.field || view.sort.order !== first.order) {
    search.set('sort', `${view.sort.field} ${view.sort.order}`);
  }
  if (view.page > 1) search.set('page', String(view.page));
  if (view.perPage !== DEFAULT_SIZE) search.set('perPage', String(view.perPage));
  return search;
}

/** The API filter for a view. */
export const pipelineFilter = (view: PipelineView): PipelineFilter => ({
  tab: view.tab,
  ...(view.q.trim() === '' ? {} : { q: view.q.trim() }),
  ...view.filter,
});

/** Whether a search or filter narrows the list. */
export const isNarrowed = (view: PipelineView): boolean => view.q.trim() !== '' || Object.keys(view.filter).length > 0;
