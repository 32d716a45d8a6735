import { z } from 'zod';

/** The order of an email with a report: both are looked up when it is sent. */
export const reportOrderRequest = z.strictObject({ schedule: z.uuid(), user: z.uuid() });
export const reportOrderResult = z.object({ mailed: z.boolean() });
