import { errorTexts } from '../../domain/messages/error-texts';
import type { Outcome } from '../../domain/orders/next-step';
import { LosError } from '../los/los-error';

/** The outcome of an order executed by the LOS. A refusal ends the order; an unreachable LOS does not. */
export async function losOutcome<Result>(call: () => Promise<Outcome<Result>>): Promise<Outcome<Result>> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof LosError)) throw error;
    const { code, wording, fields, details } = error;
    const problem = { code, ...errorTexts(wording, fields) };
    if (code === 'timeout' || details.outcome === 'unknown') return { kind: 'unknown', problem };
    return { kind: code === 'unavailable' ? 'not-reached' : 'failed', problem };
  }
}
