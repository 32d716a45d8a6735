import type { ChangeFeedPage } from '../../../domain/loan/change-feed.schemas';

/** Which loans changed, for everything that the portal keeps up to date. */
export interface ChangeFeed {
  /** At most `limit` changes after `cursor` ('' from the beginning), oldest first. `invalid` for a cursor that is none. */
  changesSince(cursor: string, limit: number): Promise<ChangeFeedPage>;
}
