import { z } from 'zod';
import { selfTests } from './self-test';

/** The result of one test. */
export const selfTestResult = z.object({ name: z.enum(selfTests), ok: z.boolean(), milliseconds: z.int().min(0) });
export type SelfTestResult = Readonly<z.output<typeof selfTestResult>>;
