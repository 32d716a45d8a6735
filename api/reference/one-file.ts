import { refuse } from '../http/app-error';
import type { RequestFacts, UploadedFile } from '../http/call';

/** The only file of an upload. */
export function oneFile({ files }: RequestFacts): UploadedFile {
  const [file] = files;
  if (!file) throw refuse('no-file', 'no-file-selected');
  return file;
}
