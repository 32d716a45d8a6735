import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { KEEP_ALIVE_MS } from '../../../config/keep-alive';
import { ownValue } from '../../../domain/tables/own-value';
import { XmlProblem } from '../../ports/vendors/xml';
import { createFaultPlan, type FaultKind, type FaultPlan, faultKinds } from './faults';
import { type Handler, loanService } from './loan-service';
import { otherServices } from './other-services';
import { answerOf, errorOf, faultOf, readCall, type SoapCall } from './soap';
import { createWorld, type World, type WorldOptions } from './world';

export interface LendingQbSimulatorOptions extends WorldOptions {
  readonly port?: number | undefined;
  /** Milliseconds of a slow answer; default 1,000. */
  readonly slowMs?: number | undefined;
}

/** A running simulator. */
export interface LendingQbSimulator {
  /** The folder of the services. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly port: number;
  readonly world: World;
  readonly faults: FaultPlan;
  /** Calls by operation. */
  readonly calls: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const FOLDER = '/los/webservice/';
const MAX_BODY = 64 * 1024 * 1024;
const services: Readonly<Record<string, Readonly<Record<string, Handler>>>> = { Loan: loanService, ...otherServices };
/** Operations that need no ticket. */
const OPEN: ReadonlySet<string> = new Set([
  'GetUserAuthTicket',
  'GetPmlUserAuthTicket',
  'ChangePasswordWithoutAuthTicket',
]);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const send = (response: ServerResponse, status: number, text: string, type = 'text/xml; charset=utf-8'): void => {
  response.writeHead(status, { 'content-type': type }).end(text);
};

/** Carries an operation out. */
function resultFor(world: World, service: string, { operation, parameters }: SoapCall): string | null {
  const handler = ownValue(ownValue(services, service) ?? {}, operation);
  if (handler === undefined) throw new XmlProblem(`${service} has no ${operation}.`);
  const ticket = parameters.get('sTicket') ?? parameters.get('authorizationTicket');
  if (!OPEN.has(operation) && !world.office.isValid(ticket)) return errorOf('The authentication ticket has expired.');
  return handler(world, (name) => parameters.get(name) ?? '');
}

const withWarning = (result: string | null): string | null =>
  result?.replace(/<result status="OK">/, '<result status="OKWithWarning"><Warning>A simulated warning.</Warning>') ??
  null;

/** Answers before the work, if the fault is one of those that do nothing. */
function brokenBefore(response: ServerResponse, kind: FaultKind | undefined, operation: string): boolean {
  switch (kind) {
    case 'error':
      send(response, 200, answerOf(operation, errorOf('A simulated error.')));
      return true;
    case 'fault-before':
      send(response, 500, faultOf('Server', 'A simulated fault.'));
      return true;
    case 'refusal':
      send(response, 500, faultOf('Client', 'A simulated refusal.'));
      return true;
    case 'busy':
      send(response, 503, 'Busy', 'text/plain');
      return true;
    case 'too-many':
      send(response, 429, 'Too many', 'text/plain');
      return true;
    case 'cut-before':
      response.socket?.destroy();
      return true;
    default:
      return false;
  }
}

async function sendResult(
  response: ServerResponse,
  kind: FaultKind | undefined,
  { operation, result, slowMs }: { operation: string; result: string | null; slowMs: number },
): Promise<void> {
  const text = answerOf(operation, kind === 'warning' ? withWarning(result) : result);
  if (kind === 'slow') await pause(slowMs);
  if (kind === 'cut-after') response.socket?.destroy();
  else if (kind === 'half') send(response, 200, text.slice(0, Math.floor(text.length / 2)));
  else if (kind === 'fault-after') send(response, 500, faultOf('Server', 'A simulated fault.'));
  else if (kind === 'page') send(response, 200, '<html><body>Maintenance<br></body></html>', 'text/html');
  else if (kind === 'twice' && result?.startsWith('<')) {
    send(
      response,
      200,
      answerOf(operation, result.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    );
  } else send(response, 200, text);
}

/**
 * Serves the documented part of LendingQB's SOAP services on this computer only, with loans in memory and every fault on demand:
 * `POST /control/faults` with a {@link PlannedFault}, or `faults` in process.
 */
export async function startLendingQb(options: LendingQbSimulatorOptions = {}): Promise<LendingQbSimulator> {
  const world = createWorld(options);
  const faults = createFaultPlan();
  const calls = new Map<string, number>();
  const slowMs = options.slowMs ?? 1_000;

  async function soap(service: string, body: string, response: ServerResponse): Promise<void> {
    const call = readCall(body);
    if (call === undefined) return send(response, 400, faultOf('Client', 'There is no call.'));
    const { operation } = call;
    calls.set(operation, (calls.get(operation) ?? 0) + 1);
    const kind = faults.next(operation);
    if (brokenBefore(response, kind, operation)) return;
    if (kind === 'expired') world.office.end();
    if (kind === 'late') await pause(slowMs);
    await sendResult(response, kind, { operation, result: resultFor(world, service, call), slowMs });
  }

  function token(body: string, response: ServerResponse): void {
    const form = new URLSearchParams(body);
    const isKnown = world.clients.some(
      ({ clientId, clientSecret }) =>
        form.get('grant_type') === 'client_credentials' &&
        clientId === form.get('client_id') &&
        clientSecret === form.get('client_secret'),
    );
    const answer = isKnown
      ? { access_token: world.office.token(), token_type: 'bearer', expires_in: world.office.lifeSeconds }
      : { error: 'invalid_client' };
    send(response, isKnown ? 200 : 401, JSON.stringify(answer), 'application/json');
  }

  function planFault(body: string, response: ServerResponse): void {
    const { kind, operation, times }: { kind?: unknown; operation?: unknown; times?: unknown } = JSON.parse(body);
    const known = faultKinds.find((each) => each === kind);
    if (known === undefined) {
      send(response, 422, `Kinds: ${faultKinds.join(', ')}`, 'text/plain');
      return;
    }
    faults.plan({
      kind: known,
      operation: typeof operation === 'string' ? operation : undefined,
      times: typeof times === 'number' ? times : undefined,
    });
    response.writeHead(204).end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator');
    if (pathname === '/healthz') return send(response, 200, 'ok', 'text/plain');
    const service = pathname.startsWith(FOLDER) ? /^(\w+)\.asmx$/.exec(pathname.slice(FOLDER.length))?.[1] : undefined;
    const isKnown =
      (service && Object.hasOwn(services, service)) || ['/oauth/token', '/control/faults'].includes(pathname);
    if (request.method !== 'POST' || !isKnown) return send(response, 404, 'Not found', 'text/plain');
    const body = await bodyOf(request);
    if (service) await soap(service, body, response);
    else if (pathname === '/oauth/token') token(body, response);
    else planFault(body, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'The simulator failed.';
      if (response.headersSent) response.destroy();
      else
        send(
          response,
          error instanceof XmlProblem ? 400 : 500,
          faultOf(error instanceof XmlProblem ? 'Client' : 'Server', reason),
        );
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...{ url: `${origin}${FOLDER.slice(0, -1)}`, tokenUrl: `${origin}/oauth/token`, port, world, faults, calls },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
