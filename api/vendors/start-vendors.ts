import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { KEEP_ALIVE_MS } from '../../config/keep-alive';
import {
  type AppraisalCompanies,
  type AppraisalCompanyOptions,
  type CompanyAnswer,
  createAppraisalCompanies,
} from './appraisal/appraisal-company';
import {
  type AgencyAnswer,
  type CreditAgency,
  type CreditAgencyOptions,
  createCreditAgency,
} from './credit/credit-agency';
import { answerDocuments } from './documents';
import { createPaymentProvider } from './payments';

export interface VendorOptions extends CreditAgencyOptions {
  readonly port: number;
  readonly appraisals?: AppraisalCompanyOptions | undefined;
}

/** Running vendors. */
export interface Vendors {
  readonly port: number;
  readonly credit: CreditAgency;
  readonly appraisals: AppraisalCompanies;
  close(): Promise<void>;
}

const MAX_BODY = 1_000_000;

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function send(response: ServerResponse, { status, body, delayMs, cut }: AgencyAnswer): Promise<void> {
  if (delayMs > 0) await pause(delayMs);
  if (cut === 'silent') return;
  if (cut === 'hang-up') {
    response.socket?.destroy();
    return;
  }
  const text = cut === 'half' ? body.slice(0, Math.floor(body.length / 2)) : body;
  response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' }).end(text);
}

function sendCompany(response: ServerResponse, { status, type, body, isCut }: CompanyAnswer): void {
  if (isCut) response.socket?.destroy();
  else response.writeHead(status, { 'content-type': type }).end(body);
}

/**
 * Serves the simulated vendors on this computer only: the credit agencies at `/credit/{code}`, the appraisal companies at
 * `/appraisal/{code}`, a vendor of documents at `/documents/{code}`, and payment links at `/payments`.
 */
export async function startVendors(options: VendorOptions): Promise<Vendors> {
  const credit = createCreditAgency(options);
  const appraisals = createAppraisalCompanies(options.appraisals);
  const payments = createPaymentProvider();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/healthz') {
      response.end('ok');
      return;
    }
    if (request.url?.startsWith('/appraisal/')) {
      const body = await bodyOf(request);
      if (body === null) response.writeHead(413).end();
      else sendCompany(response, await appraisals.answer({ method: request.method ?? '', path: request.url, body }));
      return;
    }
    if (request.url?.startsWith('/documents/')) {
      const body = (await bodyOf(request)) ?? '';
      const { authorization } = request.headers;
      const asked = { method: request.method ?? '', path: request.url, authorization, body };
      const { status, body: text } = await answerDocuments(asked);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      return;
    }
    if (request.url?.startsWith('/payments/')) {
      const body = (await bodyOf(request)) ?? '';
      const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
      const {
        status,
        type,
        body: text,
      } = payments.answer({
        ...{ method: request.method ?? '', path: request.url, body, origin },
      });
      response.writeHead(status, { 'content-type': type }).end(text);
      return;
    }
    if (request.method !== 'POST' || !/^\/credit\/\d{4}$/.test(request.url ?? '')) {
      response.writeHead(404).end();
      return;
    }
    const body = await bodyOf(request);
    if (body === null) response.writeHead(413).end();
    else await send(response, await credit.answer(body));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    credit,
    appraisals,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
