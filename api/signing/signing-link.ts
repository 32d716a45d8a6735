import { acceptedSecrets, hashToken, keyedHash } from '../access/access.service';
import type { AppContext } from '../app-context';
import type { StoredSigner } from './signing.queries';

/**
 * The secret of a signer's link: 256 bits that only the portal's key can make, so that a reminder can repeat the link although
 * only its hash is stored. Every new link of the signer has a new number.
 */
const tokenOf = (secret: Uint8Array, { id, link_no }: Pick<StoredSigner, 'id' | 'link_no'>): string =>
  keyedHash(secret, 'signing-link', id, String(link_no));

/** The hash to store for the signer's link. */
export const linkHash = (
  { secret }: Pick<AppContext, 'secret'>,
  signer: Pick<StoredSigner, 'id' | 'link_no'>,
): string => hashToken(tokenOf(secret, signer));

/** The address of the signer's link; null if it was made with a key that is no longer known. The fragment is sent to no server. */
export function linkOf(
  portal: Pick<AppContext, 'config' | 'secret' | 'previousSecret'>,
  signer: Pick<StoredSigner, 'id' | 'link_no' | 'token_hash'>,
): string | null {
  const origin = portal.config.portalOrigin ?? `http://localhost:${portal.config.port}`;
  const token = acceptedSecrets(portal)
    .map((secret) => tokenOf(secret, signer))
    .find((each) => hashToken(each) === signer.token_hash);
  return token === undefined ? null : `${origin}/sign#${token}`;
}
