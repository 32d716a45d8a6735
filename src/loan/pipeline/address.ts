import {
  type PipelineTab,
  pipelineDateFilters,
  pipelineListFilters,
  pipelineTabs,
} from '../../../domain/loan/pipeline';
import {
  compileFilter,
  type FilterValues,
  type ListView,
  type ListViewFormat,
  readView,
  writeView,
} from '../../crud/list-view';
import { pageSizes } from '../../crud/Paging';

/** What a pipeline shows: a tab, and the view of its list. */
export interface PipelineView extends ListView {
  readonly tab: PipelineTab;
}

/** Each tab has its own default sort (LOAN-02 to -04). */
const formatOf = (tab: PipelineTab): ListViewFormat => ({
  filters: [
    ...pipelineListFilters.map((name) => ({ name, kind: 'choices' as const })),
    ...pipelineDateFilters.map((name) => ({ name, kind: 'days' as const })),
  ],
  sort: pipelineTabs[tab].sort,
  separator: ' ',
  sizes: pageSizes,
});

/** Reads the view from the URL; an unknown tab is the first one. */
export function viewOf(search: URLSearchParams): PipelineView {
  const tab = pipelineTabs.find(({ id }) => String(id) === search.get('tab'))?.id ?? 0;
  return { tab, ...readView(search, formatOf(tab)) };
}

/** Writes the view into a URL, without defaults. */
export const addressOf = ({ tab, ...view }: PipelineView): URLSearchParams =>
  writeView(view, formatOf(tab), new URLSearchParams(tab === 0 ? {} : { tab: String(tab) }));

/** The filter in the query of the API. */
export const pipelineFilter = ({ tab, values }: PipelineView): FilterValues => compileFilter(values, { tab });

/** Another tab begins with its own sort and without filters; the search stays. */
export const onTab = (tab: PipelineTab, { values }: PipelineView): Partial<PipelineView> => ({
  tab,
  sort: pipelineTabs[tab].sort,
  values: values.q === undefined ? {} : { q: values.q },
});
