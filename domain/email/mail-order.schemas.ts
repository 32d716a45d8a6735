import { z } from 'zod';

/** A message to one person. PINs and passwords are sent at once and are never an order. */
export const mailOrderRequest = z.strictObject({ to: z.string().min(3), subject: z.string(), text: z.string() });

export type MailOrderRequest = z.infer<typeof mailOrderRequest>;
