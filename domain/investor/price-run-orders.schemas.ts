import { z } from 'zod';

const count = z.int().min(0);

/** The work of a run of batch pricing: to price its loans, or to save the prices that were chosen. */
export const priceRunRequest = z.object({ runId: z.uuid() });

export const priceRunResult = z.object({ loans: count, priced: count });

export const priceSaveResult = z.object({ saved: count, notSaved: count });
