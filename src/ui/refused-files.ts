import { ApiError } from '../providers/data/api-error';

/** Messages about one file, with its name. */
const codes: readonly string[] = ['file-not-pdf', 'upload-file-empty', 'file-has-malware', 'file-too-large-to-scan'];

/** The names of the files because of which the server refused an upload. */
export function refusedFiles(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  return [error.wording].flat().flatMap((each) => {
    const name = 'code' in each && codes.includes(each.code) ? each.values.name : undefined;
    return typeof name === 'string' ? [name] : [];
  });
}
