import { z } from 'zod';
import type { Outcome } from '../../domain/orders/next-step';
import { LosError } from '../los/los-error';

const fieldMessages = z.record(z.string(), z.string());

/** The outcome of an order that the LOS does; its refusals end the order, except where it could not be reached. */
export async function losOutcome<Result>(call: () => Promise<Outcome<Result>>): Promise<Outcome<Result>> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof LosError)) throw error;
    const { code, message, details } = error;
    const fields = fieldMessages.safeParse(details.fields);
    const problem = { code, message, ...(fields.success && { fields: fields.data }) };
    if (code === 'timeout' || details.outcome === 'unknown') return { kind: 'unknown', problem };
    return { kind: code === 'unavailable' ? 'not-reached' : 'failed', problem };
  }
}
