/** States of a package. `paper`: at least one signer gets paper, and the others have signed. */
export const packageStates = ['open', 'signed', 'declined', 'paper', 'expired', 'voided'] as const;
export type PackageState = (typeof packageStates)[number];

/** How far a signer is. `withdrawn`: they withdrew their consent to electronic documents, or asked for paper before they gave it. */
export const signerSteps = [
  'sent',
  'opened',
  'consented',
  'viewed',
  'signed',
  'declined',
  'paper',
  'withdrawn',
] as const;
export type SignerStep = (typeof signerSteps)[number];

/** How a signer leaves a package without signing. */
export const signerEnds = ['declined', 'paper', 'withdrawn'] as const;
export type SignerEnd = (typeof signerEnds)[number];

interface SignerTimes {
  readonly openedAt: string | null;
  readonly consentedAt: string | null;
  readonly viewedAt: string | null;
  readonly signedAt: string | null;
  readonly ended: SignerEnd | null;
}

/** The latest step of a signer. */
export function stepOf({ openedAt, consentedAt, viewedAt, signedAt, ended }: SignerTimes): SignerStep {
  if (ended) return ended;
  if (signedAt) return 'signed';
  if (viewedAt) return 'viewed';
  if (consentedAt) return 'consented';
  return openedAt ? 'opened' : 'sent';
}

/** Whether the package still waits for the signer. */
export const isWaitedFor = ({ signedAt, ended }: Pick<SignerTimes, 'signedAt' | 'ended'>): boolean =>
  signedAt === null && ended === null;

/**
 * The state of an open package after a signer did something: a refusal ends it for all; without one it ends when it waits for
 * no one.
 */
export function stateAfter(signers: readonly Pick<SignerTimes, 'signedAt' | 'ended'>[]): PackageState {
  if (signers.some(({ ended }) => ended === 'declined')) return 'declined';
  if (signers.some(isWaitedFor)) return 'open';
  return signers.every(({ signedAt }) => signedAt !== null) ? 'signed' : 'paper';
}

/** A package that no one signed in time is expired, whether the portal has noticed it yet or not. */
export const stateAt = (state: PackageState, expiresAt: string, now: string): PackageState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** What events of a package are recorded as, in the evidence and in the log of the loan. */
export const signingEvents = [
  'sent',
  'resent',
  'reminded',
  'address',
  'identified',
  'consented',
  'opened',
  'viewed',
  'signed',
  'declined',
  'paper',
  'withdrawn',
  'downloaded',
  'completed',
  'paper-due',
  'mailed',
  'expired',
  'voided',
] as const;
export type SigningEventKind = (typeof signingEvents)[number];
