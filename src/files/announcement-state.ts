import type { FolderEntry } from './folder-view';

/** The state of an announcement on a Pacific date. */
export function stateOn(
  day: string,
  { isDraft, publishFrom, publishTo = null }: FolderEntry,
): 'draft' | 'scheduled' | 'live' | 'ended' {
  if (isDraft) return 'draft';
  if (publishFrom !== null && day < publishFrom) return 'scheduled';
  return publishTo !== null && publishTo < day ? 'ended' : 'live';
}

/** The date or time since which an announcement is live. */
export const publishedSince = ({ publishFrom, modifiedTime }: FolderEntry): string => publishFrom ?? modifiedTime;
