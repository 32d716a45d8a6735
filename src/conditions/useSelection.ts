import { type RefObject, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { type ConditionView, conditionViews, inListOrder, isInView } from '../../domain/underwriting/condition-view';

const OPEN = 'condition';
const VIEW = 'view';

/** The tab and the selected condition, which are in the address. Conditions are in the order of the list. */
export function useSelection(conditions: readonly Condition[], list: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useSearchParams();
  const named = search.get(VIEW);
  const view = conditionViews.find((each) => each === named) ?? 'all';
  const selected = conditions.find(({ id }) => id === search.get(OPEN));
  // What was selected stays in the list after it left the tab, until another one is.
  const shown = inListOrder(conditions.filter((one) => isInView(one, view) || one.id === selected?.id));

  const searchWith = (changes: Readonly<Record<string, string | null>>): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const select = (id: string | null) => {
    setSearch(searchWith({ [OPEN]: id }), { replace: true });
    const link = id === null ? null : list.current?.querySelector<HTMLElement>(`[data-condition="${CSS.escape(id)}"]`);
    link?.focus();
  };
  return {
    view,
    shown,
    selected,
    select,
    addressOf: useCallback(
      (id: string) => {
        const next = new URLSearchParams(search);
        next.set(OPEN, id);
        return { search: `?${next}` };
      },
      [search],
    ),
    showView: (next: ConditionView) =>
      setSearch(searchWith({ [VIEW]: next === 'all' ? null : next, [OPEN]: null }), { replace: true }),
    /** Selects the next or previous condition of the list; from none, the first or last. */
    step: (by: 1 | -1) => {
      const at = shown.findIndex(({ id }) => id === selected?.id);
      const to = at < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.min(shown.length - 1, Math.max(0, at + by));
      const next = shown[to];
      if (next) select(next.id);
    },
  };
}
