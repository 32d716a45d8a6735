import { without } from '../../domain/loan/withheld';
import { englishText } from '../../domain/messages/english-text';
import { type MessageData, type MessageInput, messageData, type PlainCode } from '../../domain/messages/message';
import { losErrorStatus } from '../los/los-error';

const { 'not-allowed': _, unavailable, timeout, ...ofLos } = losErrorStatus;

/** Every error code of the API with its HTTP status. A code has one meaning everywhere. */
const statusOf = {
  ...ofLos,
  'los-unavailable': unavailable,
  'los-timeout': timeout,
  'signed-out': 401,
  'wrong-credentials': 401,
  'provider-refused': 401,
  // As OpenID Connect Back-Channel Logout 1.0 says.
  'logout-refused': 400,

  'wrong-pin': 401,
  'too-many-tries': 429,
  'not-authorized': 403,
  'password-due': 403,
  'factor-due': 403,
  'proof-due': 403,
  'proof-not-allowed': 422,
  'wrong-code': 401,
  'wrong-passkey': 401,
  'pin-not-allowed': 403,
  'in-use': 409,
  'other-user': 409,
  'not-editable': 403,
  'cannot-request': 422,
  'import-refused': 422,
  'too-large': 413,
  'too-many-files': 422,
  'wrong-type': 415,
  'has-malware': 422,
  // Not 502 or 503, for which the web app shows a message of its own.
  'scanner-unavailable': 500,
  'provider-unavailable': 500,
  'no-file': 422,
  closed: 403,
  'portal-unavailable': 503,
  'storage-full': 500,
  'not-decrypted': 500,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof statusOf;

export const errorCodes = Object.keys(statusOf) as readonly ErrorCode[];

/** A message per field. */
export type FieldProblems = Readonly<Record<string, MessageInput>>;

interface Details {
  /** Overrides the status of the code. */
  readonly status?: number;
  readonly fields?: FieldProblems;
  /** Added to the body, such as `current` for a stale write. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The only error class of the back end. Everything except the cause is safe to show. */
export class AppError extends Error {
  readonly wording: MessageData;
  readonly fields: Readonly<Record<string, MessageData>> | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    input: MessageInput,
    readonly details: Omit<Details, 'status'> = {},
  ) {
    const wording = messageData(input);
    super(englishText(wording), { cause: details.cause });
    this.name = 'AppError';
    this.wording = wording;
    this.fields =
      details.fields &&
      Object.fromEntries(Object.entries(details.fields).map(([name, text]) => [name, messageData(text)]));
  }

  /** The same error with its fields renamed. */
  withFieldNames(rename: (name: string) => string): AppError {
    const fields = this.fields && Object.entries(this.fields).map(([name, said]) => [rename(name), said] as const);
    const details = fields ? { ...this.details, fields: Object.fromEntries(fields) } : this.details;
    return new AppError(this.code, this.status, this.wording, details);
  }

  /** The same error without parts of its body that its reader may not receive, such as in the `current` of a stale write. */
  withoutParts(names: ReadonlySet<string>): AppError {
    const extra = without(names, this.details.extra);
    if (extra === this.details.extra) return this;
    return new AppError(this.code, this.status, this.wording, {
      ...this.details,
      extra,
      ...(this.fields && { fields: this.fields }),
    });
  }
}

type InputOf<Code> = Code extends PlainCode
  ? [input?: MessageInput, details?: Details]
  : [input: MessageInput, details?: Details];

/** Creates an error from its code and message. Without a message, the message with the same name as the code is used. */
export function refuse<Code extends ErrorCode>(code: Code, ...[input, details = {}]: InputOf<Code>): AppError {
  const { status = statusOf[code], ...rest } = details;
  return new AppError(code, status, input ?? (code as PlainCode), rest);
}

export const notAuthorized = (): AppError => refuse('not-authorized');
export const passwordChangeRequired = (): AppError => refuse('password-due');
export const signedOut = (): AppError => refuse('signed-out');
export const notFound = (input: MessageInput): AppError => refuse('not-found', input);
export const invalid = (input: MessageInput, fields?: FieldProblems): AppError =>
  refuse('invalid', input, fields ? { fields } : {});
