import type { LosCapability } from '../../domain/los/capabilities';

/**
 * What can go wrong at the LOS, with the HTTP status that says it: over the wire of the LOS, and in the answers of the API.
 */
export const losErrorStatus = {
  'not-found': 404,
  stale: 409,
  invalid: 422,
  'not-allowed': 409,
  conflict: 409,
  'cannot-cancel': 409,
  'already-registered': 409,
  'cannot-register': 422,
  'not-eligible': 422,
  'not-offered': 422,
  'not-offered-by-los': 501,
  unavailable: 503,
  timeout: 504,
} as const;

export type LosErrorCode = keyof typeof losErrorStatus;

/** A refusal or failure of the LOS. `details` crosses the wire: `current` of a stale write, `fields`, `missing`, `reasons`. */
export class LosError extends Error {
  constructor(
    readonly code: LosErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'LosError';
  }
}

/** The refusal of what the LOS lacks. */
export const notOfferedByLos = (capability: LosCapability): LosError =>
  new LosError('not-offered-by-los', 'Your loan origination system does not offer this.', { capability });
