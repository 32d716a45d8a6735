import type { Actor } from './actor';

/** What the audit log stores about a user. */
export type Author = Pick<Actor, 'login'>;

/** Who makes a write and in which request. The audit log, the LOS and live events all read this one argument. */
export interface Caller<ActorType extends Author | null = Actor> {
  readonly actor: ActorType;
  /** Null for the portal's own work, which no request started. */
  readonly requestId: string | null;
  /** The network address of the request; null for the portal's own work. */
  readonly address: string | null;
}

/** The portal itself, for seed data and scheduled work. */
export const portalCaller: Caller<null> = { actor: null, requestId: null, address: null };

/** The caller of a request that carries no token, such as a sign-in. */
export const callerOf = <A extends Author | null>(
  actor: A,
  request: { readonly id: string; readonly ip: string },
): Caller<A> => ({ actor, requestId: request.id, address: request.ip });
