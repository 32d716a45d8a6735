import { z } from 'zod';

/** A package of documents that is being made: its row has everything else. */
export const packageOrderRequest = z.object({ packageId: z.uuid() });

export const packageOrderResult = z.object({ docId: z.string() });
