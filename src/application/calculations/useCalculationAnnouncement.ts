import { useEffect, useRef, useState } from 'react';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { type CalculationId, idOf } from './calculation-id';

/** How long a changed value stays highlighted, and how long typing must pause before it is announced, in milliseconds. */
const HIGHLIGHTED_FOR = 2000;
const ANNOUNCED_AFTER = 900;

type Values = ReadonlyMap<CalculationId, string | undefined>;

const valuesOf = (calculations: readonly Calculation[]): Values =>
  new Map(calculations.map((calculation) => [idOf(calculation), calculation.value]));

const changedSince = (before: Values, calculations: readonly Calculation[]): Calculation[] =>
  calculations.filter(
    (calculation) => before.has(idOf(calculation)) && before.get(idOf(calculation)) !== calculation.value,
  );

interface CalculationAnnouncement {
  /** Values that have just changed. */
  readonly changed: ReadonlySet<CalculationId>;
  /** Values to announce to screen readers: those that changed since the last announcement. */
  readonly announced: readonly Calculation[];
}

/** Tracks which calculations change while they are displayed. */
export function useCalculationAnnouncement(calculations: readonly Calculation[]): CalculationAnnouncement {
  const [changed, setChanged] = useState<ReadonlySet<CalculationId>>(new Set());
  const [announced, setAnnounced] = useState<readonly Calculation[]>([]);
  const seen = useRef(valuesOf(calculations));
  const lastAnnounced = useRef(seen.current);
  const latest = useRef(calculations);
  latest.current = calculations;
  const state = calculations.map((calculation) => `${idOf(calculation)}=${calculation.value}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values matter, not the identity of the list
  useEffect(() => {
    const now = latest.current;
    const fresh = changedSince(seen.current, now);
    seen.current = valuesOf(now);
    if (fresh.length > 0) setChanged((before) => new Set([...before, ...fresh.map(idOf)]));
    const announcement = setTimeout(() => {
      const news = changedSince(lastAnnounced.current, latest.current);
      if (news.length > 0) setAnnounced(news);
      lastAnnounced.current = valuesOf(latest.current);
    }, ANNOUNCED_AFTER);
    const highlight = setTimeout(() => setChanged((before) => (before.size > 0 ? new Set() : before)), HIGHLIGHTED_FOR);
    return () => {
      clearTimeout(announcement);
      clearTimeout(highlight);
    };
  }, [state]);
  return { changed, announced };
}
