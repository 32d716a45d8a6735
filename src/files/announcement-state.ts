import type { FolderEntry } from './folder-view';

/** Where an announcement stands on a Pacific day: to come, there, or over. */
export function stateOn(day: string, { publishFrom, publishTo = null }: FolderEntry): 'scheduled' | 'live' | 'ended' {
  if (publishFrom !== null && day < publishFrom) return 'scheduled';
  return publishTo !== null && publishTo < day ? 'ended' : 'live';
}

/** The day or instant since which an announcement is there. */
export const publishedSince = ({ publishFrom, modifiedTime }: FolderEntry): string => publishFrom ?? modifiedTime;
