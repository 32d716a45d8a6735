import { z } from 'zod';

/** Bytes in base64url, as browsers send them (Web Authentication, Level 3). */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const credentialId = bytes(1400);
const transports = z.array(z.string().max(30)).max(10);
const isPublicKey = z.literal('public-key');

const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: isPublicKey,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
});

/** What a browser answers to a request for a new passkey. */
const attestation = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.optional(),
  }),
});
export type Attestation = Readonly<z.output<typeof attestation>>;

/** What a browser answers to a request to sign in. */
const assertion = credential.extend({
  response: z.object({
    clientDataJSON: bytes(2000),
    authenticatorData: bytes(1000),
    signature: bytes(1000),
    userHandle: bytes(200).optional(),
  }),
});
export type Assertion = Readonly<z.output<typeof assertion>>;

const login = z.string().trim().min(1).max(200);
const known = z.array(z.object({ id: z.string(), type: isPublicKey, transports: z.array(z.string()).optional() }));

/** The request for a new passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: isPublicKey })),
  timeout: z.int(),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** The request to sign in with one of the user's passkeys. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: known,
  userVerification: z.literal('required'),
});

export const optionsBody = z.object({ login });
export const newPasskeyBody = z.object({ name: z.string().trim().min(1).max(60), credential: attestation });
export const proofPasskeyBody = z.object({ credential: assertion });
export const verifyPasskeyBody = z.object({ login, credential: assertion, remember: z.boolean().optional() });
