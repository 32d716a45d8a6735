import type { Actor } from '../http/actor';
import { AppError } from '../http/app-error';
import type { RequestFacts, UploadedFile } from '../http/call';
import type { Writer } from '../http/record-table';

/** Who writes with a call, for the audit. */
export const writerOf = ({ actor, request }: { readonly actor: Actor; readonly request: RequestFacts }): Writer => ({
  login: actor.login,
  requestId: request.id,
});

/** The one file of an upload. */
export function oneFile({ files }: RequestFacts): UploadedFile {
  const [file] = files;
  if (!file) throw new AppError('no-file', 422, 'No file is selected.');
  return file;
}
