import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { decimal } from './lock-price.schemas';

const day = z.string();

export const simulationBody = z.object({
  closing: z.iso.date().optional().describe('Absent: the estimated closing of the loan'),
  /** How many days ahead. */
  days: z.int().min(1).max(120).default(60),
});

/** A way to close on a day: its final price, and what it costs against the price of the lock. */
const way = z.object({ price: decimal, points: decimal, cost: decimal });

/** What closing on a day costs in each way; null where the way does not lead there. */
export const simulatedDay = z.object({
  date: day,
  isBusinessDay: z.boolean(),
  /** The lock as it is covers the day. */
  covered: z.boolean(),
  /** Extensions asked for now: their days in order. */
  extend: way.extend({ days: z.array(z.int()), expiresOn: day }).nullable(),
  /** Relock after the expiry, on its first business day: the worst case at today's market. */
  relock: way.extend({ on: day, days: z.int(), ceiling: decimal }).nullable(),
  /** Cancel today and lock at the market when the time for worst case is over, at today's prices. */
  float: way.extend({ on: day, days: z.int() }).nullable(),
  best: z.enum(['hold', 'extend', 'relock', 'float']).nullable(),
});
export type SimulatedDay = Readonly<z.infer<typeof simulatedDay>>;

export const lockSimulation = z.object({
  closing: day.nullable(),
  /** The price that everything is compared with. */
  price: decimal,
  amount: decimal,
  expiresOn: day,
  days: z.array(simulatedDay),
  /** Why a way is never offered; null where it is. */
  why: z.object({
    extend: wordingSchema.nullable(),
    relock: wordingSchema.nullable(),
    float: wordingSchema.nullable(),
  }),
});
export type LockSimulation = Readonly<z.infer<typeof lockSimulation>>;
