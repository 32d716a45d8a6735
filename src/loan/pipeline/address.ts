import {
  type PipelineTab,
  pipelineDateFilters,
  pipelineFlagFilters,
  pipelineListFilters,
  pipelineTabs,
} from '../../../domain/loan/pipeline';
import {
  compileFilter,
  type FilterValues,
  type ListView,
  namedAddress,
  type ViewAddress,
  withParameters,
} from '../../crud/list-view';

/** What a pipeline shows: a tab, and the view of its list. */
export interface PipelineView extends ListView {
  readonly tab: PipelineTab;
}

/** Each tab has its own default sort (LOAN-02 to -04). */
const addressOf = (tab: PipelineTab): ViewAddress =>
  namedAddress({
    filters: [
      ...pipelineFlagFilters.map((name) => ({ name, kind: 'flag' as const })),
      { name: 'statusGroup', kind: 'choices' },
      ...pipelineListFilters.map((name) => ({ name, kind: 'choices' as const })),
      ...pipelineDateFilters.map((name) => ({ name, kind: 'days' as const })),
    ],
    sort: pipelineTabs[tab].sort,
    separator: ' ',
  });

/** The view in the URL; an unknown tab is the first one. */
export const pipelineAddress: ViewAddress<PipelineView> = {
  read: (search) => {
    const tab = pipelineTabs.find(({ id }) => String(id) === search.get('tab'))?.id ?? 0;
    return { tab, ...addressOf(tab).read(search) };
  },
  write: (view, search) =>
    addressOf(view.tab).write(view, withParameters(search, { tab: view.tab === 0 ? [] : [String(view.tab)] })),
};

/** The filter in the query of the API. */
export const pipelineFilter = ({ tab, values }: PipelineView): FilterValues => compileFilter(values, { tab });

/** Another tab begins with its own sort and without filters; the search stays. */
export const onTab = (tab: PipelineTab, { values }: PipelineView): Partial<PipelineView> => ({
  tab,
  sort: pipelineTabs[tab].sort,
  values: values.q === undefined ? {} : { q: values.q },
});
