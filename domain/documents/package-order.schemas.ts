import { z } from 'zod';

/** A package of documents that is being made: its row has everything else. */
export const packageOrderRequest = z.object({ packageId: z.uuid() });
export type PackageOrderRequest = Readonly<z.output<typeof packageOrderRequest>>;

export const packageOrderResult = z.object({ docId: z.string() });
export type PackageOrderResult = Readonly<z.output<typeof packageOrderResult>>;
