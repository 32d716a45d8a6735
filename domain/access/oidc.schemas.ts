import { z } from 'zod';
import { loginAnswer } from './access.schemas';

export const providerParams = z.object({ provider: z.string().min(1).max(20) });

/** Where the browser goes to sign in at the provider. */
export const startAnswer = z.object({ url: z.string() });

/** The query with which the provider sends the browser back, as it is. */
export const finishBody = z.object({ answer: z.string().max(7000) });

/** As `loginAnswer`, with what the browser keeps of a session at the provider (rule SESSION-10). */
export const finishAnswer = loginAnswer.extend({
  /** The user ID, which the second step needs. */
  login: z.string(),
  idToken: z.string(),
  /** Seconds until the session ends at the latest; null if only the portal limits it. */
  expiresIn: z.number().nullable(),
});

export const logoutBody = z.object({ idToken: z.string().max(20_000).optional() });

/** What a provider sends when someone has signed out there, as its standard names it. */
export const logoutTokenBody = z.object({ logout_token: z.string().max(7000).optional() });
export const loggedOutAnswer = z.object({});

/** Where the browser goes to sign out at the provider; null if the session has none, or it offers no sign-out. */
export const logoutAnswer = z.object({ url: z.string().nullable() });

/** How an account of a provider was linked to a user. */
export const identityOrigins = ['email', 'administrator', 'created'] as const;
export type IdentityOrigin = (typeof identityOrigins)[number];

const identity = z.object({
  id: z.string(),
  /** The name of the provider; null if it is no longer configured. */
  provider: z.string().nullable(),
  issuer: z.string(),
  subject: z.string(),
  origin: z.enum(identityOrigins),
  linkedAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Identity = Readonly<z.output<typeof identity>>;

/** The linked accounts of a user, and the configured providers that they can still be linked at. */
export const identitiesAnswer = z.object({
  identities: z.array(identity).readonly(),
  providers: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
});

export const identityBody = z.object({
  provider: z.string().min(1).max(20),
  /** The ID of the account at the provider, the claim `sub`. */
  subject: z.string().trim().min(1).max(255),
});

export const identityParams = z.object({ id: z.uuid() });
