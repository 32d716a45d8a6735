import { LosError } from '../../api/los/los-error';
import type { LosPort } from '../../api/los/port';

/** An LOS under test, with a clock that the test moves. */
export interface LosUnderTest {
  readonly los: LosPort;
  readonly time: { now: Date };
  close(): Promise<void>;
}

/** The refusal that a call ends in. */
export async function refusal(call: Promise<unknown>): Promise<LosError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LosError)) throw new Error(`Expected a refusal of the LOS, got ${String(error)}`);
  return error;
}

/** The number of a loan that no LOS has. */
export const unknownLoan = '9901000000';
