import type { Logger } from 'pino';
import { message } from '../../../../domain/messages/message';
import type { Clock } from '../../../ports/clock/clock';
import { LosError } from '../../los-error';

/** What a sign-in gives: a ticket, and how long it may be used. */
export interface Issued {
  readonly ticket: string;
  readonly lifeMs: number;
}

interface TicketParts {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/** The tickets of the portal's account. */
export interface Tickets {
  /** The current ticket, or a new one that all concurrent callers share. */
  current(): Promise<string>;
  /** Drops a ticket that the LOS refused, unless another one has replaced it. */
  refused(ticket: string): void;
}

/** A ticket is renewed this long before its end, one with a short life halfway. */
const MARGIN_MS = 5 * 60_000;
/** A refused sign-in is not tried again before, so that wrong credentials do not lock the account. */
const REFUSED_MS = 60_000;

class SignInRefused extends LosError {
  constructor(
    /** What the LOS said about it, for the log. */
    readonly said: string | undefined,
  ) {
    super('unavailable', message('los-sign-in-refused'));
  }
}

export const signInRefused = (said?: string): LosError => new SignInRefused(said);

const isRefusal = (error: unknown): error is LosError =>
  error instanceof LosError && 'code' in error.wording && error.wording.code === 'los-sign-in-refused';

/** Keeps the ticket of a sign-in until shortly before its end. */
export function createTickets(signIn: () => Promise<Issued>, { clock, log }: TicketParts): Tickets {
  let held: { readonly ticket: string; readonly until: number } | undefined;
  let signingIn: Promise<string> | undefined;
  let refusedUntil = 0;

  async function renew(): Promise<string> {
    const began = clock().getTime();
    try {
      const { ticket, lifeMs } = await signIn();
      held = { ticket, until: began + lifeMs - Math.min(MARGIN_MS, lifeMs / 2) };
      return ticket;
    } catch (error) {
      if (isRefusal(error)) {
        refusedUntil = began + REFUSED_MS;
        log.warn({ reason: error instanceof SignInRefused ? error.said : undefined }, 'the LOS refused the sign-in');
      }
      throw error;
    }
  }

  return {
    async current() {
      const now = clock().getTime();
      if (held !== undefined && now < held.until) return held.ticket;
      if (now < refusedUntil) throw signInRefused();
      signingIn ??= renew().finally(() => {
        signingIn = undefined;
      });
      return signingIn;
    },
    refused(ticket) {
      if (held?.ticket === ticket) held = undefined;
    },
  };
}
