import { LosError } from '../los-error';

/** A write that was sent to the LOS but got no answer may have happened. */
export const isUnknown = (error: unknown): boolean =>
  !(error instanceof LosError) ||
  ((error.code === 'unavailable' || error.code === 'timeout') && error.details.sent !== false);
