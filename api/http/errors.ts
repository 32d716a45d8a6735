import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { errorTexts } from '../../domain/messages/error-texts';
import { isConnectionLost } from '../db/connection-lost';
import { SealedValueError } from '../ports/keys/vault';
import { AppError, notFound, refuse } from './app-error';
import { isStorageFull } from './storage-full';

/** Errors of Express's own body parsers have a status and a type. */
interface ParserError {
  readonly status: number;
  readonly type: string;
}

const isParserError = (error: unknown): error is ParserError =>
  typeof error === 'object' &&
  error !== null &&
  'type' in error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isParserError(error)) {
    return error.status === 413
      ? refuse('too-large', 'request-too-large')
      : refuse('invalid', 'body-not-json', { status: 400 });
  }
  if (error instanceof URIError) return refuse('invalid', 'address-not-valid', { status: 400 });
  if (isConnectionLost(error)) return refuse('portal-unavailable', 'portal-unavailable', { cause: error });
  if (isStorageFull(error)) return refuse('storage-full', 'storage-full', { cause: error });
  if (error instanceof SealedValueError) return refuse('not-decrypted', 'not-decrypted', { cause: error });
  return refuse('internal', 'internal', { cause: error });
}

/** The most fields that an answer names; a body can have tens of thousands of wrong ones. */
const MAX_FIELDS = 200;

const first = (fields: AppError['fields']): AppError['fields'] =>
  fields && Object.fromEntries(Object.entries(fields).slice(0, MAX_FIELDS));

/** Answers calls that the API does not have. */
export const unknownCall: RequestHandler = () => {
  throw notFound('no-call');
};

/**
 * The only place where an error becomes an answer: `{ code, message, fields?, requestId }` (decisions ERR-12), with `wording`
 * and `fieldWordings` in addition to the English text.
 */
export const answerError =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const known = asAppError(error);
    if (known.status >= 500) log.error({ err: known.details.cause ?? known, requestId: req.id }, known.message);
    if (res.headersSent) {
      next(error);
      return;
    }
    for (const [name, value] of Object.entries(known.details.headers ?? {})) res.setHeader(name, value);
    res.setHeader('Cache-Control', 'no-store');
    res.status(known.status).json({
      ...known.details.extra,
      code: known.code,
      ...errorTexts(known.wording, first(known.fields)),
      requestId: req.id,
    });
  };
