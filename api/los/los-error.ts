/** What can go wrong at the LOS; the gateway turns each into the answer of the API. */
export type LosErrorCode =
  | 'not-found'
  | 'stale'
  | 'invalid'
  | 'not-allowed'
  | 'conflict'
  | 'cannot-cancel'
  | 'already-registered'
  | 'cannot-register'
  | 'not-eligible'
  | 'not-offered'
  | 'unavailable'
  | 'timeout';

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
