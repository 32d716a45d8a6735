import { errors } from '../../i18n/en/errors';

/** A message of the portal itself, to be said in the person's language (`errors` of the translations). */
export interface Wording {
  readonly key: keyof typeof errors;
  readonly args?: Readonly<Record<string, string | number>>;
  /** What stands in the place of `text`, where that is a message of the portal, too. */
  readonly text?: Wording | null;
}

/** What the server says about a failure: `{ code, message, fields?, requestId }` (decisions ERR-12). */
export interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  /** The message as data, where it is one of the server's own. */
  readonly wording?: { readonly code: string };
  readonly [more: string]: unknown;
}

/**
 * A call that failed. `status` 0: no answer came. `body.errors` carries the field errors in the shape that React-Admin's
 * forms read.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  readonly body: ErrorBody & { readonly errors?: Readonly<Record<string, string>> };

  constructor(
    message: string,
    readonly status: number,
    body: ErrorBody = {},
    requestId: string | null = null,
    /** Set where the message is the portal's own; `message` is then its English. */
    readonly wording: Wording | null = null,
  ) {
    super(message);
    this.code = body.code ?? (status === 0 ? 'no-answer' : 'failed');
    this.fields = body.fields ?? {};
    this.requestId = body.requestId ?? requestId;
    this.body = body.fields ? { ...body, errors: body.fields } : body;
  }
}

const fill = (text: string, args: Wording['args'] = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(args[name] ?? ''));

interface Said {
  readonly message: string;
  readonly wording: Wording | null;
}

const ownWords = (wording: Wording): Said => ({ message: fill(errors[wording.key], wording.args), wording });

/** The wording of a message that is the portal's own, where only its English came through; null for all others. */
export function wordingOf(message: string): Wording | null {
  const plain = ['unreachable', 'busy', 'badRequest'] as const;
  const key = plain.find((each) => errors[each] === message);
  return key ? { key } : null;
}

/** No answer came: the network or the server is away. */
export function unreachable(): ApiError {
  const { message, wording } = ownWords({ key: 'unreachable' });
  return new ApiError(message, 0, {}, null, wording);
}

/** A file that could not be fetched: 'Error while downloading.' followed by what the server said (ERR-05). */
export function downloadFailure(cause: ApiError): ApiError {
  const { message, wording } = ownWords({ key: 'download', args: { text: cause.message }, text: cause.wording });
  return new ApiError(message, cause.status, cause.body, cause.requestId, wording);
}

const theirWords = (message: string): Said => ({ message, wording: null });

function resultFailure(body: unknown): Said | null {
  if (typeof body !== 'object' || body === null || !('result' in body)) return null;
  const result = body.result as { status?: unknown; error?: unknown } | null;
  if (typeof result?.status !== 'string' || result.status.toLowerCase() !== 'error') return null;
  const { error } = result;
  return typeof error === 'string' && error !== '' ? theirWords(error) : ownWords({ key: 'badRequest' });
}

/** An answer of the LOS that says `result.status` 'error' is a failure whatever its HTTP status (ERR-03, ERR-04). */
export function failureInBody(body: unknown, status: number, requestId: string | null): ApiError | null {
  const said = resultFailure(body);
  return said === null ? null : new ApiError(said.message, status, body as ErrorBody, requestId, said.wording);
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
  const { message, wording } = status > 500 ? ownWords({ key: 'busy' }) : messageOf(body, text, status);
  return new ApiError(message, status, asBody(body), requestId, wording);
}

const asBody = (body: unknown): ErrorBody => (typeof body === 'object' && body !== null ? (body as ErrorBody) : {});

/** `message` of the body, else the body itself (ERR-06). */
function messageOf(body: unknown, text: string, status: number): Said {
  if (typeof body === 'string' && body !== '') return theirWords(body);
  const { message } = asBody(body);
  if (typeof message === 'string' && message !== '') return theirWords(message);
  return ['', '{}', 'null'].includes(text.trim()) ? ownWords({ key: 'status', args: { status } }) : theirWords(text);
}
