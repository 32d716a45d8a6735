import { type Download, download } from './http';
import { collectionOf } from './resources';

/** Everything that the filter of a list finds, as a file. */
export const exportRecords = (resource: string, query: Record<string, string>): Promise<Download> =>
  download(collectionOf(resource).export ?? '', { query });
