import { useEffect, useRef, useState } from 'react';
import type { Figure } from '../../../domain/application/figures/figure';
import { type FigureId, idOf } from './figure-id';

/** How long a changed figure stays marked, and how long typing must rest before it is told, in milliseconds. */
const MARKED_FOR = 2000;
const TOLD_AFTER = 900;

type Values = ReadonlyMap<FigureId, string | undefined>;

const valuesOf = (figures: readonly Figure[]): Values => new Map(figures.map((figure) => [idOf(figure), figure.value]));

const changedSince = (before: Values, figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => before.has(idOf(figure)) && before.get(idOf(figure)) !== figure.value);

interface FigureNews {
  /** What has just changed. */
  readonly changed: ReadonlySet<FigureId>;
  /** What is told to who cannot see it: the figures that changed since the last time. */
  readonly told: readonly Figure[];
}

/** Which figures have changed while they were on screen. */
export function useFigureNews(figures: readonly Figure[]): FigureNews {
  const [changed, setChanged] = useState<ReadonlySet<FigureId>>(new Set());
  const [told, setTold] = useState<readonly Figure[]>([]);
  const seen = useRef(valuesOf(figures));
  const heard = useRef(seen.current);
  const latest = useRef(figures);
  latest.current = figures;
  const state = figures.map((figure) => `${idOf(figure)}=${figure.value}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are what matters, not the list that holds them
  useEffect(() => {
    const now = latest.current;
    const fresh = changedSince(seen.current, now);
    seen.current = valuesOf(now);
    if (fresh.length > 0) setChanged((before) => new Set([...before, ...fresh.map(idOf)]));
    const telling = setTimeout(() => {
      const news = changedSince(heard.current, latest.current);
      if (news.length > 0) setTold(news);
      heard.current = valuesOf(latest.current);
    }, TOLD_AFTER);
    const fading = setTimeout(() => setChanged((before) => (before.size > 0 ? new Set() : before)), MARKED_FOR);
    return () => {
      clearTimeout(telling);
      clearTimeout(fading);
    };
  }, [state]);
  return { changed, told };
}
