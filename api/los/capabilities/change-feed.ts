import type { ChangeFeedPage } from '../../../domain/loan/change-feed.schemas';

/** The changed loans, for everything that the portal keeps up to date. */
export interface ChangeFeed {
  /** At most `limit` changes after `cursor` ('' from the beginning), oldest first. `invalid` for an invalid cursor. */
  changesSince(cursor: string, limit: number): Promise<ChangeFeedPage>;
}
