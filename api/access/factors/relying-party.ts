import type { Config } from '../../../config/config';

/** Whom a passkey is for: the host of the portal, and the only origin whose pages may use it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The host that passkeys belong to. */
export const relyingPartyId = ({ portalOrigin }: Pick<Config, 'portalOrigin'>): string =>
  portalOrigin === undefined ? 'localhost' : new URL(portalOrigin).hostname;

/** The origin that the browser has signed; null if it is not readable. */
async function signedOrigin(clientDataJSON: string): Promise<URL | null> {
  try {
    const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
    return new URL(decodeClientDataJSON(clientDataJSON).origin);
  } catch {
    return null;
  }
}

/**
 * The relying party of an answer. Its origin is the public address. A portal without one serves this computer only, on whichever port it
 * found; then every port of localhost is accepted.
 */
export async function relyingParty(
  config: Pick<Config, 'portalOrigin'>,
  clientDataJSON: string,
): Promise<RelyingParty> {
  const id = relyingPartyId(config);
  if (config.portalOrigin !== undefined) return { id, origin: new URL(config.portalOrigin).origin };
  const signed = await signedOrigin(clientDataJSON);
  const isHere = signed?.protocol === 'http:' && signed.hostname === id;
  return { id, origin: isHere ? signed.origin : `http://${id}` };
}
