import { z } from 'zod';
import { LosError, type LosErrorCode } from '../los-error';

/** HTTP status of each refusal of the LOS; the code in the body says which it is. */
const statusOf: Record<LosErrorCode, number> = {
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
  unavailable: 503,
  timeout: 504,
};

const codes = Object.keys(statusOf) as [LosErrorCode, ...LosErrorCode[]];

const errorBody = z.object({
  code: z.enum(codes),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).default({}),
});

/** Status and body that carry a refusal. */
export const errorAnswer = (error: LosError): { status: number; body: z.infer<typeof errorBody> } => ({
  status: statusOf[error.code],
  body: { code: error.code, message: error.message, details: { ...error.details } },
});

/** The refusal in a body; undefined where it is none of ours (a proxy's page, a fault of the server). */
export function errorFrom(body: unknown): LosError | undefined {
  const parsed = errorBody.safeParse(body);
  return parsed.success ? new LosError(parsed.data.code, parsed.data.message, parsed.data.details) : undefined;
}
