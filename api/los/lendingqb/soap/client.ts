import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { XmlProblem } from '../../../ports/vendors/xml';
import { LosError } from '../../los-error';
import { losSaid, scrubbed, TicketRefused } from '../los-said';
import type { Tickets } from '../sign-in/tickets';
import { envelope, NAMESPACE, readEnvelope, SoapFault } from './envelope';
import { type OperationName, operationSpec, type ServiceName, services } from './operations';
import { NoAnswer, type Post } from './post';

/** Calls an operation with its parameters in order, and reads its result. */
export type Call = <T>(
  operation: OperationName,
  parameters: readonly string[],
  read: (result: string) => T,
) => Promise<T>;

export interface ClientOptions {
  readonly post: Post;
  /** The folder of the services on each host, such as https://webservices.lendingqb.com/los/webservice. */
  readonly urls: Readonly<Record<ServiceName, string>>;
  /** Made of the client's own calls without a ticket. */
  readonly tickets: (call: Call) => Tickets;
  readonly log: Logger;
  /** Milliseconds before the second try of a read, doubled before the third; default 200. */
  readonly backoffMs?: number | undefined;
}

/** Nothing was changed, whatever the error. */
const NOT_SENT = { sent: false };

/** Tries of an operation that only reads. */
const TRIES = 3;

interface Failure {
  readonly code: 'unavailable' | 'timeout';
  readonly reason: string;
  /** The operation may have been carried out. */
  readonly unknown: boolean;
}

const failureOf = (error: unknown): Failure | undefined => {
  if (error instanceof NoAnswer) return { code: error.code, reason: error.message, unknown: error.sent };
  if (error instanceof XmlProblem) return { code: 'unavailable', reason: error.message, unknown: true };
  if (error instanceof SoapFault && !error.isRefusal)
    return { code: 'unavailable', reason: scrubbed(error.message), unknown: true };
  return undefined;
};

/** A sign-in that failed, before the operation was sent. */
function unsent(error: unknown): never {
  if (error instanceof NoAnswer) throw new NoAnswer(error.code, false, error.message);
  throw error instanceof LosError ? new LosError(error.code, error.wording, NOT_SENT) : error;
}

/** A refusal by status, before the service looked at the request. */
function assertServed(status: number): void {
  if (status === 401) throw new TicketRefused('status 401');
  if (status === 403) throw new LosError('not-allowed', 'los-refused');
  if (status === 429) throw new NoAnswer('unavailable', false, 'status 429');
}

const SOAP_STATUSES: ReadonlySet<number> = new Set([200, 500]);

/**
 * Calls the services. A read without a usable answer is tried up to three times, a write never: it fails with `outcome: 'unknown'`
 * if it may have been carried out. A refused ticket is renewed once.
 */
export function createClient({ post, urls, tickets: ticketsOf, log, backoffMs = 200 }: ClientOptions): Call {
  async function tryOnce<T>(name: OperationName, values: readonly string[], read: (result: string) => T): Promise<T> {
    const { service, parameters, ticket: ticketName = 'sTicket' } = operationSpec(name);
    const ticket = ticketName === null ? null : await tickets.current().catch(unsent);
    const pairs = parameters.map((parameter, index) => [parameter, values[index] ?? ''] as const);
    const sent = ticketName === null ? pairs : [[ticketName, ticket ?? ''] as const, ...pairs];
    try {
      const { status, text } = await post(
        `${urls[service]}/${services[service]}`,
        'text/xml; charset=utf-8',
        envelope(name, sent),
        { SOAPAction: `"${NAMESPACE}${name}"` },
      );
      assertServed(status);
      if (!SOAP_STATUSES.has(status)) throw new NoAnswer('unavailable', true, `status ${status}`);
      return read(readEnvelope(name, text));
    } catch (error) {
      const refused = error instanceof SoapFault && error.isRefusal ? losSaid(error.message) : error;
      if (refused instanceof TicketRefused && ticket !== null) tickets.refused(ticket);
      throw refused;
    }
  }

  /** A refused ticket means that nothing was done, so that a write may be sent again, too. */
  async function withTicket<T>(name: OperationName, values: readonly string[], read: (result: string) => T) {
    try {
      return await tryOnce(name, values, read);
    } catch (error) {
      if (!(error instanceof TicketRefused)) throw error;
      log.info({ operation: name }, 'the LOS wants another sign-in');
    }
    try {
      return await tryOnce(name, values, read);
    } catch (error) {
      throw error instanceof TicketRefused ? new LosError('unavailable', 'los-sign-in-refused', NOT_SENT) : error;
    }
  }

  const call: Call = async (name, values, read) => {
    const { writes } = operationSpec(name);
    for (let count = 1; ; count += 1) {
      try {
        return await withTicket(name, values, read);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === undefined) throw error;
        log.warn({ operation: name, reason: failure.reason, try: count }, 'no answer of the LOS');
        if (writes || count === TRIES) {
          const isUnknown = writes && failure.unknown;
          throw new LosError(failure.code, `los-${failure.code}`, isUnknown ? { outcome: 'unknown' } : NOT_SENT);
        }
        await pause(backoffMs * 2 ** (count - 1) * (0.75 + Math.random() / 2));
      }
    }
  };
  const tickets = ticketsOf(call);
  return call;
}
