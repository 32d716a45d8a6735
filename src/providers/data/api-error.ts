import type { ErrorBody } from '../../../domain/messages/error-body.schemas';
import type { MessageData } from '../../../domain/messages/message';
import { webTexts } from '../../../domain/messages/web-texts';
import { ownValue } from '../../../domain/tables/own-value';
import { formMessage } from './form-message';

/** What the server says about a failure (decisions ERR-12). A proxy in between may say less. */
export type FailureBody = Partial<ErrorBody> & { readonly [more: string]: unknown };

function fieldMessages({ fields = {}, fieldWordings = {} }: FailureBody): Record<string, string> {
  const entries = Object.entries(fields).map(([name, text]) => [
    name,
    formMessage(ownValue(fieldWordings, name) ?? { text }),
  ]);
  return Object.fromEntries(entries);
}

/** The message of an answer that has none. */
const WORDLESS = 'failed-with-status';

/**
 * A call that failed. `status` 0: no answer came. `message` is English; `wording` is the same for every language. `fields` says what
 * is wrong with each field, as forms keep it; `body.errors` is the same where React-Admin's forms look for it.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  readonly body: FailureBody & { readonly errors?: Readonly<Record<string, string>> };
  readonly wording: MessageData;

  constructor(
    message: string,
    readonly status: number,
    body: FailureBody = {},
    requestId: string | null = null,
    /** Where the web app itself says it, and not the server. */
    own?: MessageData,
  ) {
    super(message);
    this.code = body.code ?? (status === 0 ? 'no-answer' : 'failed');
    this.fields = fieldMessages(body);
    this.requestId = body.requestId ?? requestId;
    this.body = body.fields ? { ...body, errors: this.fields } : body;
    this.wording = own ?? body.wording ?? { text: message };
  }

  /** Whether the server gave no message: ours only has the status. */
  get isWordless(): boolean {
    return this.message === '' || ('code' in this.wording && this.wording.code === WORDLESS);
  }
}

/** The message of a failure. */
interface FailureText {
  readonly message: string;
  readonly wording?: MessageData;
}

/** A message of the web app itself. Its English text is available before a language is loaded. */
function ownMessage(code: keyof typeof webTexts, values: Readonly<Record<string, string | number>> = {}): FailureText {
  const message = webTexts[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  return { message, wording: { code, values } };
}

/** No answer came: the network or the server is away. */
export function unreachable(): ApiError {
  const { message, wording } = ownMessage('unreachable');
  return new ApiError(message, 0, {}, null, wording);
}

/** The page belongs to another user than the one who is signed in. The server answers the same. */
export function pageOfAnother(): ApiError {
  const { message, wording } = ownMessage('other-user');
  return new ApiError(message, 409, { code: 'other-user' }, null, wording);
}

/** A file that could not be fetched: 'Error while downloading.' followed by what the server said (ERR-05). */
export function downloadFailure(cause: ApiError): ApiError {
  const { message } = ownMessage('download-failed', { text: cause.message });
  const wording = { code: 'download-failed', values: { text: cause.wording } };
  return new ApiError(message, cause.status, cause.body, cause.requestId, wording);
}

const serverText = (message: string): FailureText => ({ message });

function resultFailure(body: unknown): FailureText | null {
  if (typeof body !== 'object' || body === null || !('result' in body)) return null;
  const result = body.result as { status?: unknown; error?: unknown } | null;
  if (typeof result?.status !== 'string' || result.status.toLowerCase() !== 'error') return null;
  const { error } = result;
  return typeof error === 'string' && error !== '' ? serverText(error) : ownMessage('bad-request');
}

/** An answer of the LOS that says `result.status` 'error' is a failure whatever its HTTP status (ERR-03, ERR-04). */
export function failureInBody(body: unknown, status: number, requestId: string | null): ApiError | null {
  const failure = resultFailure(body);
  return failure === null
    ? null
    : new ApiError(failure.message, status, body as FailureBody, requestId, failure.wording);
}

/** The failure of an answer that is not 2xx: its message by ERR-01 to ERR-06. */
export function failureOf(status: number, text: string, requestId: string | null): ApiError {
  let body: unknown = text;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    body = text;
  }
  const inBody = status > 500 ? null : failureInBody(body, status, requestId);
  if (inBody) return inBody;
  const { message, wording } = status > 500 ? ownMessage('server-busy') : messageOf(body, text, status);
  return new ApiError(message, status, asBody(body), requestId, wording);
}

const asBody = (body: unknown): FailureBody => (typeof body === 'object' && body !== null ? (body as FailureBody) : {});

/** `message` of the body, else the body itself (ERR-06). */
function messageOf(body: unknown, text: string, status: number): FailureText {
  if (typeof body === 'string' && body !== '') return serverText(body);
  const { message } = asBody(body);
  if (typeof message === 'string' && message !== '') return serverText(message);
  return ['', '{}', 'null'].includes(text.trim()) ? ownMessage(WORDLESS, { status }) : serverText(text);
}
