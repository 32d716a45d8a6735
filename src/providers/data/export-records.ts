import { type Download, download } from './http';
import { collectionOf } from './resources';

/** All records that match a list's filter, as a file. */
export const exportRecords = (resource: string, query: Record<string, string>): Promise<Download> =>
  download(collectionOf(resource).export ?? '', { query });
