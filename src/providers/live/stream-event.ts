import type { LiveBatch } from '../../../domain/loan/live.schemas';

/** An event of the stream. `refresh`: more loans changed than are listed. `id`: the event to resume after. */
export type StreamEvent =
  | { readonly kind: 'loans'; readonly id: string; readonly batch: LiveBatch }
  | { readonly kind: 'refresh'; readonly id: string }
  | { readonly kind: 'beat'; readonly id: string };

/** Opens a stream that resumes after `from`. Returns a function that closes it. */
export type OpenStream = (from: string | null, hear: (news: StreamEvent) => void) => () => void;
