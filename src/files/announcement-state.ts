import type { FolderEntry } from './folder-view';

/** The state of an announcement on a Pacific date: scheduled, live or ended. */
export function stateOn(day: string, { publishFrom, publishTo = null }: FolderEntry): 'scheduled' | 'live' | 'ended' {
  if (publishFrom !== null && day < publishFrom) return 'scheduled';
  return publishTo !== null && publishTo < day ? 'ended' : 'live';
}

/** The date or time since which an announcement is live. */
export const publishedSince = ({ publishFrom, modifiedTime }: FolderEntry): string => publishFrom ?? modifiedTime;
