import { refuse } from './app-error';
import type { RequestFacts, UploadedFile } from './call';

/** The only file of an upload. */
export function oneFile({ files }: RequestFacts): UploadedFile {
  const [file] = files;
  if (!file) throw refuse('no-file', 'no-file-selected');
  return file;
}
