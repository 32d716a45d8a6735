import type { Logger } from 'pino';
import type { LendingQbConfig } from '../../../config/lendingqb-config';
import type { Clock } from '../../ports/clock/clock';
import type { CoarseLos } from '../coarse/coarse-los';
import { coarseLendingQb } from './coarse-lendingqb';
import { clientToken, passwordTicket } from './sign-in/sign-ins';
import { createTickets } from './sign-in/tickets';
import { type Call, createClient } from './soap/client';
import { createPost, type PostOptions } from './soap/post';

export interface LendingQbOptions {
  readonly config: LendingQbConfig;
  readonly clock: Clock;
  readonly log: Logger;
  /** Timeout of one try; default 15,000 milliseconds. */
  readonly timeoutMs?: number | undefined;
  readonly backoffMs?: number | undefined;
  readonly settleMs?: number | undefined;
  readonly fetch?: PostOptions['fetch'];
}

/** The services of a lender's LendingQB, signed in as the portal. */
export function lendingQbClient({ config, clock, log, timeoutMs = 15_000, backoffMs, fetch }: LendingQbOptions): Call {
  const post = createPost({ timeoutMs, fetch });
  const { signIn } = config;
  return createClient({
    ...{ post, urls: config.urls, log, backoffMs },
    tickets: (call) =>
      createTickets(
        signIn.kind === 'password'
          ? () => passwordTicket(signIn, (operation, parameters) => call(operation, parameters, (text) => text))
          : () => clientToken(signIn, post),
        { clock, log },
      ),
  });
}

/** LendingQB as an LOS that loads, saves and lists. */
export const openLendingQb = (options: LendingQbOptions): CoarseLos =>
  coarseLendingQb({
    ...options.config,
    ...{ call: lendingQbClient(options), log: options.log, settleMs: options.settleMs },
  });
