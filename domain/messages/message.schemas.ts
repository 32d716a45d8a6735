import { z } from 'zod';
import type { Message, MessageData } from './message';

const given = z.object({ text: z.string(), key: z.string().optional() });
const plain = z.union([z.string(), z.number(), z.object({ clock: z.string() })]);
const coded = <Value extends z.ZodType>(value: Value) =>
  z.object({ code: z.string(), values: z.record(z.string(), value) });

/** The value of a placeholder. A nested message contains no further message, because OpenAPI cannot describe a deeper tree. */
const inner = z.union([coded(plain), given]);
const value = z.union([plain, inner, z.array(inner).readonly()]);

/** A message as it crosses the wire: its code and values, or given words. */
export const messageSchema: z.ZodType<Message> = z.union([coded(value), given]);

export const wordingSchema: z.ZodType<MessageData> = z.union([messageSchema, z.array(messageSchema).readonly()]);
