import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { storageProblem } from '../../../domain/format/storable';
import { type IssueCode, issueCode, issueProblem } from '../../../domain/messages/issue-code';
import { message } from '../../../domain/messages/message';
import { traceRequests } from '../../tracing/trace-requests';
import { LosError } from '../los-error';
import type { LosPort } from '../port';
import { errorAnswer } from './wire-errors';
import { isWireOperation, wireOperations, wirePath } from './wire-operations';

const MAX_BODY_BYTES = '32mb';

export interface LosAppOptions {
  readonly los: LosPort;
  /** The Bearer token that callers must send. */
  readonly token: string;
  readonly log: Logger;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that the time reveals neither length nor content of the token. */
function requireToken(token: string): RequestHandler {
  const expected = digest(`Bearer ${token}`);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.get('authorization') ?? ''), expected)) next();
    else
      response
        .status(401)
        .set('WWW-Authenticate', 'Bearer')
        .json({ code: 'signed-out', message: 'A token is needed.' });
  };
}

/** The validated parameters in the order of the port. Throws `invalid` with the problems. */
function argumentsOf(name: keyof LosPort, body: unknown): readonly unknown[] {
  const notValid = (problems: Readonly<Record<string, IssueCode>>) =>
    new LosError('invalid', message('los-call-not-valid', { name }), { fields: problems });
  const unstorable = storageProblem(body);
  if (unstorable) throw notValid({ [unstorable.path.join('.')]: unstorable.problem });
  const { parameters, input } = wireOperations[name];
  const given: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const parsed = input.safeParse(
    parameters.map((parameter) => given[parameter]),
    { error: issueCode },
  );
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const [at, ...rest] = issue.path;
    const parameter = typeof at === 'number' ? (parameters[at] ?? '') : '';
    return [[parameter, ...rest].join('.'), issueProblem(issue)] as const;
  });
  throw notValid(Object.fromEntries(problems));
}

function operationHandler(los: LosPort): RequestHandler<{ name: string }> {
  return async (request, response) => {
    const { name } = request.params;
    if (!isWireOperation(name)) throw new LosError('not-found', message('no-los-operation', { name }));
    const act = los[name] as (...given: readonly unknown[]) => Promise<unknown>;
    const result = await act(...argumentsOf(name, request.body));
    response.json({ result });
  };
}

function refusals(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof LosError) {
      const { status, body } = errorAnswer(error);
      response.status(status).json(body);
      return;
    }
    // For a body that is too large or not JSON, Express sets the status.
    const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
    if (status >= 500) log.error({ err: error, path: request.path }, 'the LOS could not answer');
    response
      .status(status)
      .json({ code: 'internal', message: status >= 500 ? 'The LOS failed.' : 'The call does not fit.' });
  };
}

/** The LOS over HTTP: `POST /los/v1/<operation>` for each operation of the port, and `GET /healthz` without a token. */
export function createLosApp({ los, token, log }: LosAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', async (_request, response) => {
    await los.ready();
    response.json({ status: 'ok' });
  });
  app.post(
    wirePath(':name'),
    requireToken(token),
    traceRequests({ ownCallers: true }),
    express.json({ limit: MAX_BODY_BYTES }),
    operationHandler(los),
  );
  app.use((_request, response) => {
    const { status, body } = errorAnswer(new LosError('not-found', 'no-call'));
    response.status(status).json(body);
  });
  app.use(refusals(log));
  return app;
}
