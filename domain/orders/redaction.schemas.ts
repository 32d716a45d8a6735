import { z } from 'zod';
import { findSecret, strikeSsn } from './secrets';

/** A schema that rejects values with secrets or social security numbers at any depth. The issue has the path, not the value. */
export const withoutSecrets = <T>(shape: z.ZodType<T>): z.ZodType<T> =>
  shape.superRefine((value, context) => {
    const path = findSecret(value);
    if (path) context.addIssue({ code: 'custom', path: [...path], message: 'An order holds no secret and no SSN.' });
  });

/**
 * A schema for answers of an outside party: social security numbers in texts are removed instead of rejected, because the work
 * is done.
 */
export const withSsnStruck = <T>(shape: z.ZodType<T>): z.ZodType<T> => z.preprocess(strikeSsn, withoutSecrets(shape));
