import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Assertion, Attestation } from '../../../domain/access/passkey.schemas';
import type { PasskeyContent } from '../access.tables';
import type { RelyingParty } from './relying-party';

/** ES256, EdDSA and RS256, which all authenticators have at least one of. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** Loaded with the first passkey: it would be a sixth of what a portal loads when it starts. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** A passkey that a browser has made, with the count of its uses. */
export interface NewPasskey extends PasskeyContent {
  readonly counter: number;
}

/** As the library wants it: without keys that are undefined. No extension is used. */
const sent = <T>(answer: object): T => JSON.parse(JSON.stringify({ ...answer, clientExtensionResults: {} })) as T;

/**
 * Whether a new passkey comes without certificates, as the portal asks for it. The library would fetch lists of revoked certificates from
 * the addresses that a certificate names, and anyone can make one.
 */
async function hasNoCertificates({ response }: Attestation): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** The passkey of an answer; null unless it was made for this challenge and portal, by a user who was verified. */
export async function madePasskey(
  answer: Attestation,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<NewPasskey | null> {
  try {
    if (!(await hasNoCertificates(answer))) return null;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: sent<RegistrationResponseJSON>(answer),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    });
    if (registrationInfo === undefined) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      transports: answer.response.transports ?? [],
      counter: credential.counter,
    };
  } catch {
    return null;
  }
}

/**
 * The new count of a passkey's uses; null unless it signed this challenge for this portal, for a user who was verified, and counts more uses
 * than before: a copy of a passkey counts on its own.
 */
export async function usedPasskey(
  answer: Assertion,
  challenge: string,
  { id, origin }: RelyingParty,
  passkey: NewPasskey,
): Promise<number | null> {
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent<AuthenticationResponseJSON>(answer),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
