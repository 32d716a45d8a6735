import { LosError } from '../../api/los/los-error';
import type { LosPort } from '../../api/los/port';

/** An LOS under test, with a clock that the test controls. */
export interface LosUnderTest {
  readonly los: LosPort;
  readonly time: { now: Date };
  close(): Promise<void>;
}

/** The LOS error that a call rejects with. */
export async function refusal(call: Promise<unknown>): Promise<LosError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LosError)) throw new Error(`Expected a refusal of the LOS, got ${String(error)}`);
  return error;
}

/** A loan number that does not exist. */
export const unknownLoan = '9901000000';
