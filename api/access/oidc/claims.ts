import type { OidcProvider } from '../../../config/oidc-config';
import type { ProviderFactor } from '../../../config/oidc-rules';

/** What a provider says about a user. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Without characters that cannot be stored, or that would change a mail. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value.trim()) ? value.trim() : null;

/** The moment of a claim; null for a number that is no time. */
function momentOf(seconds: unknown): Date | null {
  const moment = typeof seconds === 'number' ? new Date(seconds * 1000) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

/** The longest ID of an account or session at a provider that the standard allows. */
export const isStorableId = (id: unknown): id is string => typeof id === 'string' && /^[^\0]{1,255}$/.test(id);

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => textOf(each) ?? []);

/**
 * The email address, if the provider has verified it: anyone can type the address of someone else. Only in ASCII: in small letters, a Kelvin
 * sign becomes a k, and the address that of someone else.
 */
export function verifiedEmail(claims: Claims): string | null {
  const email = claims.email_verified === true ? textOf(claims.email) : null;
  return email !== null && /^[\x21-\x7e]+$/.test(email) ? email : null;
}

/** First and last name; null if one is missing. */
export function nameOf(claims: Claims): { readonly firstName: string; readonly lastName: string } | null {
  const [firstName, lastName] = [textOf(claims.given_name), textOf(claims.family_name)];
  return firstName && lastName ? { firstName: firstName.slice(0, 100), lastName: lastName.slice(0, 100) } : null;
}

/** The roles that the claims give, without values that no role belongs to. */
export function rolesOf({ rolesClaim, roles }: Pick<OidcProvider, 'rolesClaim' | 'roles'>, claims: Claims): string[] {
  if (rolesClaim === undefined || !Object.hasOwn(claims, rolesClaim)) return [];
  return [...new Set(textsOf(claims[rolesClaim]).flatMap((value) => roles.get(value) ?? []))].sort();
}

/** Whether the provider has asked for a second factor that the lender accepts in place of the portal's. */
export function hasSecondFactor(accepted: ProviderFactor, claims: Claims): boolean {
  if (accepted === 'always') return true;
  const acr = textOf(claims.acr);
  return (
    textsOf(claims.amr).some((method) => accepted.amr.includes(method)) || (acr !== null && accepted.acr.includes(acr))
  );
}

/** When the user signed in at the provider, which may be long ago; null if it does not say. */
export const signedInAt = ({ auth_time: seconds }: Claims): Date | null => momentOf(seconds);

/** What the provider calls its session, if it has a name that can be stored, and when it answered. */
export const providerSession = ({
  sid,
  iat,
}: Claims): { readonly sid: string | null; readonly answeredAt: Date | null } => ({
  sid: isStorableId(sid) ? sid : null,
  answeredAt: momentOf(iat),
});
