import { z } from 'zod';
import { errorTextsSchema } from '../../../domain/messages/error-body.schemas';
import { errorTexts } from '../../../domain/messages/error-texts';
import { readErrorTexts } from '../../../domain/messages/read-error-texts';
import { LosError, type LosErrorCode, losErrorStatus } from '../los-error';

const codes = Object.keys(losErrorStatus) as [LosErrorCode, ...LosErrorCode[]];

const errorBody = errorTextsSchema.extend({
  code: z.enum(codes),
  details: z.record(z.string(), z.unknown()).default({}),
});

/** Status and body that carry a refusal. */
export const errorAnswer = (error: LosError): { status: number; body: z.infer<typeof errorBody> } => ({
  status: losErrorStatus[error.code],
  body: { code: error.code, ...errorTexts(error.wording, error.fields), details: { ...error.details } },
});

/**
 * The error in a body; undefined if it is not one of ours (a proxy's page, a server error). The message of an LOS without
 * codes, or with newer ones than ours, is quoted.
 */
export function errorFrom(body: unknown): LosError | undefined {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return undefined;
  const { code, details, ...texts } = parsed.data;
  const { wording, ...fields } = readErrorTexts(texts);
  return new LosError(code, wording, { ...details, ...fields });
}
