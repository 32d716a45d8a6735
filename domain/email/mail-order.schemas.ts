import { z } from 'zod';

/** An email to one person. PINs and passwords are sent immediately and never become an order. */
export const mailOrderRequest = z.strictObject({ to: z.string().min(3), subject: z.string(), text: z.string() });

export type MailOrderRequest = z.infer<typeof mailOrderRequest>;
