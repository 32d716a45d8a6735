import { useSearchParams } from 'react-router-dom';
import { addressOf, type PipelineView, viewOf } from './address';

/** The view in the address, and a way to change it; whatever changes but the page begins again on page 1. */
export function usePipelineView(): {
  readonly view: PipelineView;
  readonly change: (change: Partial<PipelineView>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const change = (changed: Partial<PipelineView>): void => {
    // Typing replaces the entry of the history; a choice is a new one to go back from.
    setSearch(addressOf({ ...view, page: 1, ...changed }), { replace: changed.q !== undefined });
  };
  return { view, change };
}
