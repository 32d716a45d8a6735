import { useSearchParams } from 'react-router-dom';
import { addressOf, type PipelineView, viewOf } from './address';

/** The view in the URL and a function to change it. Every change except paging returns to page 1. */
export function usePipelineView(): {
  readonly view: PipelineView;
  readonly change: (change: Partial<PipelineView>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const change = (changed: Partial<PipelineView>): void => {
    // Typing replaces the history entry. Every other change adds one, so that Back undoes it.
    setSearch(addressOf({ ...view, page: 1, ...changed }), { replace: changed.q !== undefined });
  };
  return { view, change };
}
