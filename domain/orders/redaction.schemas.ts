import { z } from 'zod';
import { findSecret, strikeSsn } from './secrets';

/**
 * The shape, for values without secrets and social security numbers only: one that holds either, at any depth, does not fit
 * it. The issue names the place and not the value.
 */
export const withoutSecrets = <T>(shape: z.ZodType<T>): z.ZodType<T> =>
  shape.superRefine((value, context) => {
    const path = findSecret(value);
    if (path) context.addIssue({ code: 'custom', path: [...path], message: 'An order holds no secret and no SSN.' });
  });

/** The shape of what an outside party answers: social security numbers in its texts are struck out, since the work is done. */
export const withSsnStruck = <T>(shape: z.ZodType<T>): z.ZodType<T> => z.preprocess(strikeSsn, withoutSecrets(shape));
