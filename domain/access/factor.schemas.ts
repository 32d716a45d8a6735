import { z } from 'zod';

/** The second factors that users add themselves. Without one, the PIN that we email is the second factor. */
export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** How many codes a set of recovery codes has. */
export const RECOVERY_CODES = 10;

const loginText = z.string().trim().min(1).max(200);
const factorName = z.string().trim().min(1).max(60);

/** A factor as its user sees it: never its secret. */
const factor = z.object({
  id: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  addedAt: z.string(),
  /** Null if it was not used since it was added. */
  lastUsedAt: z.string().nullable(),
});
export type Factor = Readonly<z.output<typeof factor>>;

/** How users show in a session who they are. */
export const proofMethods = ['passkey', 'totp', 'password', 'pin', 'recovery'] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const factorsAnswer = z.object({
  factors: z.array(factor).readonly(),
  /** Recovery codes that were not used; null if the user never had any. */
  recoveryCodesLeft: z.int().nullable(),
  /** Whether a mailed PIN is accepted besides. */
  pinAllowed: z.boolean(),
  /** How the user can show who they are, the fastest first. */
  proofs: z.array(z.enum(proofMethods)).readonly(),
  /** Until when factors can be changed without showing that; null if it is needed now. */
  provedUntil: z.string().nullable(),
});
export type FactorsAnswer = Readonly<z.output<typeof factorsAnswer>>;

export const factorParams = z.object({ id: z.uuid() });
export const renameBody = z.object({ name: factorName });
export const proofBody = z.object({ password: z.string().min(1).max(1024) });
export const proofCodeBody = z.object({
  kind: z.enum(['totp', 'pin', 'recovery']),
  code: z.string().trim().min(1).max(40),
});
export type ProofCode = Readonly<z.output<typeof proofCodeBody>>;

/** The secret of an authenticator app, to be scanned or typed once. */
export const totpAnswer = z.object({ id: z.uuid(), secret: z.string(), uri: z.string() });
export const confirmBody = z.object({ name: factorName, code: z.string().trim().min(1).max(20) });

/** Codes that are shown this one time. */
export const codesAnswer = z.object({ codes: z.array(z.string()).readonly() });
/** With the recovery codes, if it was the user's first factor. */
export const addedAnswer = z.object({ codes: z.array(z.string()).readonly().nullable() });

/** The codes that are accepted in place of an emailed PIN. */
export const codeKinds = ['totp', 'recovery'] as const;
export type CodeKind = (typeof codeKinds)[number];

export const verifyFactorBody = z.object({
  login: loginText,
  kind: z.enum(codeKinds),
  code: z.string().trim().min(1).max(40),
  remember: z.boolean().optional(),
});
