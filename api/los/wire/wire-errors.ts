import { z } from 'zod';
import { LosError, type LosErrorCode, losErrorStatus } from '../los-error';

const codes = Object.keys(losErrorStatus) as [LosErrorCode, ...LosErrorCode[]];

const errorBody = z.object({
  code: z.enum(codes),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).default({}),
});

/** Status and body that carry a refusal. */
export const errorAnswer = (error: LosError): { status: number; body: z.infer<typeof errorBody> } => ({
  status: losErrorStatus[error.code],
  body: { code: error.code, message: error.message, details: { ...error.details } },
});

/** The refusal in a body; undefined where it is none of ours (a proxy's page, a fault of the server). */
export function errorFrom(body: unknown): LosError | undefined {
  const parsed = errorBody.safeParse(body);
  return parsed.success ? new LosError(parsed.data.code, parsed.data.message, parsed.data.details) : undefined;
}
