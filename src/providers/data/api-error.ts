/** What the server says about a failure: `{ code, message, fields?, requestId }` (decisions ERR-12). */
export interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
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
  ) {
    super(message);
    this.code = body.code ?? (status === 0 ? 'no-answer' : 'failed');
    this.fields = body.fields ?? {};
    this.requestId = body.requestId ?? requestId;
    this.body = body.fields ? { ...body, errors: body.fields } : body;
  }
}

const SERVER_BUSY =
  'The server is taking too long to respond. The site may be temporarily unavailable or too busy. ' +
  'Please try again in a few moments. We apologize for the inconvenience.';

function resultFailure(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('result' in body)) return null;
  const result = body.result as { status?: unknown; error?: unknown } | null;
  if (typeof result?.status !== 'string' || result.status.toLowerCase() !== 'error') return null;
  return typeof result.error === 'string' && result.error !== '' ? result.error : 'Bad Request Error!';
}

/** An answer of the LOS that says `result.status` 'error' is a failure whatever its HTTP status (ERR-03, ERR-04). */
export function failureInBody(body: unknown, status: number, requestId: string | null): ApiError | null {
  const message = resultFailure(body);
  return message === null ? null : new ApiError(message, status, body as ErrorBody, requestId);
}

/** The failure of an answer that is not 2xx: its message by ERR-01 to ERR-06. */
export function failureOf(status: number, text: string, requestId: string | null): ApiError {
  let body: unknown = text;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    body = text;
  }
  if (status > 500) return new ApiError(SERVER_BUSY, status, asBody(body), requestId);
  const inBody = failureInBody(body, status, requestId);
  if (inBody) return inBody;
  return new ApiError(messageOf(body, status), status, asBody(body), requestId);
}

const asBody = (body: unknown): ErrorBody => (typeof body === 'object' && body !== null ? (body as ErrorBody) : {});

function messageOf(body: unknown, status: number): string {
  if (typeof body === 'string' && body !== '') return body;
  const { message } = asBody(body);
  return typeof message === 'string' && message !== '' ? message : `Error ${status}`;
}
