import type { Logger } from 'pino';
import { limitedBytes, neverArrived } from '../vendors/answers';
import type { AgencyAccount, CreditOutcome, CreditPort, CreditRequest } from './credit-port';
import { readResponse } from './mismo/read-response';
import { type WireAction, writeRequest } from './mismo/write-request';

/** Where agencies are reached. */
export interface AgencyAddresses {
  readonly agencies: readonly string[];
  /** A simulation answers in their place. */
  readonly isSimulation: boolean;
  /** The URL of an agency, which may first have to be started. */
  url(agency: string): Promise<string>;
}

interface HttpOptions {
  /** Milliseconds that an agency has for its answer. */
  readonly timeoutMs: number;
  readonly log: Pick<Logger, 'warn'>;
}

/** Printed reports of couples have a few megabytes. */
const MAX_BYTES = 25 * 1024 * 1024;

/** Agencies that speak MISMO 2.3.1 XML over HTTP, one document a call. Bodies have personal data and are never logged. */
export function createHttpAgencies(addresses: AgencyAddresses, { timeoutMs, log }: HttpOptions): CreditPort {
  async function send(
    agency: string,
    account: AgencyAccount,
    request: CreditRequest,
    action: WireAction,
  ): Promise<CreditOutcome> {
    const problem = (what: string) =>
      log.warn({ agency, order: request.id, action, what }, 'a credit agency gave no usable answer');
    const url = await addresses.url(agency).catch(() => null);
    if (url === null) {
      problem('no address');
      return { kind: 'not-reached' };
    }
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml, application/xml' },
        body: writeRequest(request, account, action),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 401 || response.status === 403) {
        return { kind: 'refused', errors: [{ code: 'E036', source: '', text: '' }] };
      }
      const text = (await limitedBytes(response, MAX_BYTES))?.toString('utf8') ?? null;
      const outcome: CreditOutcome =
        text === null || !response.ok ? { kind: 'unknown' } : readResponse(text, request, addresses.isSimulation);
      if (outcome.kind === 'unknown') problem(`HTTP ${response.status}`);
      return outcome;
    } catch (error) {
      problem(error instanceof Error ? error.name : 'error');
      return { kind: neverArrived(error) ? 'not-reached' : 'unknown' };
    }
  }
  return {
    agencies: addresses.agencies,
    isSimulation: addresses.isSimulation,
    submit: (agency, account, request) => send(agency, account, request, request.action),
    retrieve: (agency, account, request) => send(agency, account, request, 'retrieve'),
  };
}
