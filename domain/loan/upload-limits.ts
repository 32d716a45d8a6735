/** Total size of the files of one upload: 30 MB (UPLOAD-01). */
export const MAX_UPLOAD_BYTES = 31_457_280;

/** Size of a loan file (MISMO) to import. */
export const MAX_LOAN_FILE_BYTES = 20 * 1024 * 1024;

/** Size of a rate sheet. */
export const MAX_RATE_SHEET_BYTES = 10 * 1024 * 1024;

/** Size of a file that replaces a table, such as the county limits of a year. */
export const MAX_TABLE_BYTES = 5 * 1024 * 1024;

/** Size of a file of a batch: 50,000 rows of some ten columns. */
export const MAX_BATCH_BYTES = 10 * 1024 * 1024;

/** Default maximum number of files per upload (UPLOAD-03). */
export const DEFAULT_MAX_FILES = 1;

/** The message for too many files (UPLOAD-05). */
export function tooManyFilesMessage(max: number): string {
  return `You have exceeded the maximum number of allowed files (Max. ${max}) to upload.`;
}

export type UploadProblem = 'no-file' | 'too-large' | 'too-many';

/** The problem with the chosen files, or null. */
export function uploadProblem(
  files: readonly { readonly size: number }[],
  max = DEFAULT_MAX_FILES,
): UploadProblem | null {
  if (files.length === 0) return 'no-file';
  if (files.length > max) return 'too-many';
  return files.reduce((total, file) => total + file.size, 0) > MAX_UPLOAD_BYTES ? 'too-large' : null;
}

/** Documents of a loan that one upload can add. */
export const MAX_DOCUMENTS_AT_ONCE = 50;
