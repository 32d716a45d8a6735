import { randomBytes } from 'node:crypto';

/** A user who may sign in; a broker user has a customer code. */
export interface SimulatedUser {
  readonly userName: string;
  password: string;
  readonly customerCode?: string | undefined;
}

export interface SimulatedClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

const LIFE_MS = 4 * 3_600_000;

/** Tickets and tokens of the simulator, with their end. */
export function createTicketOffice(clock: () => Date) {
  const until = new Map<string, number>();
  const issue = (prefix: string): string => {
    const ticket = `${prefix}${randomBytes(48).toString('base64url')}`;
    until.set(ticket, clock().getTime() + LIFE_MS);
    return ticket;
  };
  return {
    ticket: () => issue(''),
    token: () => issue('Bearer ').slice('Bearer '.length),
    isValid: (ticket: string | undefined) => (until.get(ticket ?? '') ?? 0) > clock().getTime(),
    /** Ends a ticket, or all of them. */
    end: (ticket?: string) => (ticket === undefined ? until.clear() : void until.delete(ticket)),
    lifeSeconds: LIFE_MS / 1000,
  };
}
