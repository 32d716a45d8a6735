/** Why the embedded database cannot run, for callers that handle causes differently. */
export type EmbeddedDatabaseProblem =
  | 'unsupported-platform'
  | 'in-use'
  | 'newer-data'
  | 'older-data'
  | 'disk-full'
  | 'no-access'
  | 'failed';

/** The embedded database cannot start. The message is shown on the console and says what to do. */
export class EmbeddedDatabaseError extends Error {
  constructor(
    readonly problem: EmbeddedDatabaseProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EmbeddedDatabaseError';
  }
}

/** Receives messages for the console: the steps of a first start, the location of the data, PostgreSQL's warnings. */
export type EmbeddedLog = (message: string) => void;

const fullDisk = /no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i;
const nameless = /could not look up effective user ID (\d+)/;
const closed = /permission denied|operation not permitted|EACCES|EPERM|EROFS|read-only file system/i;

/** Explains a failure of PostgreSQL or the file system (from its `output`): the cause and what to do. */
export function explainFailure(step: string, folder: string, output: string): EmbeddedDatabaseError {
  const lastLines = output.trim().split('\n').slice(-12).join('\n');
  if (fullDisk.test(output)) {
    return new EmbeddedDatabaseError(
      'disk-full',
      `The disk is full: ${step} in ${folder} found no space left. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  const uid = nameless.exec(output)?.[1];
  if (uid) {
    return new EmbeddedDatabaseError(
      'no-access',
      `PostgreSQL does not run as account number ${uid}, which has no name on this machine. Give it one in /etc/passwd, start the ` +
        'portal with another account, or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
  if (closed.test(output)) {
    return new EmbeddedDatabaseError(
      'no-access',
      `${step} in ${folder} was not permitted. Start the portal with the account that owns this folder, set DATA_DIR to another ` +
        `folder, or set DATABASE_URL to a PostgreSQL of yours.\n${lastLines}`,
    );
  }
  return new EmbeddedDatabaseError(
    'failed',
    `${step} in ${folder} did not succeed. PostgreSQL said:\n${lastLines || '(nothing)'}\nDATABASE_URL can name a PostgreSQL of yours instead.`,
  );
}

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
