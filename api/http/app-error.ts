/** Every code an answer of the API can carry; each has one meaning wherever it stands. */
export type ErrorCode =
  | 'invalid'
  | 'signed-out'
  | 'wrong-credentials'
  | 'wrong-pin'
  | 'too-many-tries'
  | 'not-authorized'
  | 'password-due'
  | 'not-found'
  | 'stale'
  | 'in-use'
  | 'conflict'
  | 'not-editable'
  | 'not-eligible'
  | 'not-offered'
  | 'already-registered'
  | 'cannot-register'
  | 'cannot-cancel'
  | 'cannot-request'
  | 'import-refused'
  | 'too-large'
  | 'too-many-files'
  | 'wrong-type'
  | 'no-file'
  | 'closed'
  | 'not-offered-by-los'
  | 'los-unavailable'
  | 'los-timeout'
  | 'internal';

/**
 * The one error of the back end. `message` is safe to show; `fields` maps a field to its message; `extra` joins the body
 * (such as `current` of a stale write).
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    message: string,
    readonly details: {
      readonly fields?: Readonly<Record<string, string>>;
      readonly extra?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
  }
}

export const notAuthorized = (): AppError => new AppError('not-authorized', 403, 'Not Authorized');
export const passwordDue = (): AppError => new AppError('password-due', 403, 'Choose a password of your own first.');
export const signedOut = (): AppError => new AppError('signed-out', 401, 'Please sign in.');
export const notFound = (what: string): AppError => new AppError('not-found', 404, `${what} was not found.`);
export const invalid = (message: string, fields?: Readonly<Record<string, string>>): AppError =>
  new AppError('invalid', 422, message, fields ? { fields } : {});
