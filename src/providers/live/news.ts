import type { LiveBatch } from '../../../domain/loan/live.schemas';

/** What a tab hears of the stream: loans that changed, or that more changed than is named. `id`: where to go on from. */
export type News =
  | { readonly kind: 'loans'; readonly id: string; readonly batch: LiveBatch }
  | { readonly kind: 'refresh'; readonly id: string }
  | { readonly kind: 'beat'; readonly id: string };

/** Opens a stream that goes on after `from`; returns what closes it. */
export type OpenStream = (from: string | null, hear: (news: News) => void) => () => void;
