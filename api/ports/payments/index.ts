import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../../../config/config';
import { limitedBytes } from '../vendors/answers';
import type { SimulatedVendors } from '../vendors/simulated-vendors';
import { type LinkOutcome, type LinkRequest, linkStates, noPaymentLinks, type PaymentLinks } from './payment-links';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 64 * 1024;

const linkAnswer = z.object({ url: z.url({ protocol: /^https?$/ }).max(500), state: z.enum(linkStates) });

interface Provider {
  url(): Promise<string>;
  readonly key: string | undefined;
}

/** A provider that speaks JSON over HTTP: `PUT /links/{id}` creates a link once, and answers it. */
export const createHttpLinks = ({ url, key }: Provider, log: Pick<Logger, 'warn'>): PaymentLinks => ({
  isConnected: true,
  async request({ id, amount, description }: LinkRequest): Promise<LinkOutcome> {
    try {
      const response = await fetch(`${await url()}/links/${encodeURIComponent(id)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ amount, currency: 'USD', description }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status >= 400 && response.status < 500) return { kind: 'refused' };
      const bytes = response.ok ? await limitedBytes(response, MAX_BYTES) : null;
      const read = bytes === null ? undefined : linkAnswer.safeParse(JSON.parse(bytes.toString('utf8')));
      return read?.success ? { kind: 'link', ...read.data } : { kind: 'no-answer' };
    } catch (error) {
      log.warn({ what: error instanceof Error ? error.name : 'error' }, 'the payment provider gave no usable answer');
      return { kind: 'no-answer' };
    }
  },
});

/** The provider of the configuration; otherwise, in demo mode, a simulated one, and none outside of it. */
export function createPaymentLinks(
  { paymentLinks: real, demo }: Pick<Config, 'paymentLinks' | 'demo'>,
  simulated: Pick<SimulatedVendors, 'url'>,
  log: Logger,
): PaymentLinks {
  if (real) return createHttpLinks({ url: async () => real.url, key: real.key }, log);
  if (!demo) return noPaymentLinks;
  return createHttpLinks({ url: async () => `${await simulated.url()}/payments`, key: undefined }, log);
}
