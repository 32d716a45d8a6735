import { z } from 'zod';

const count = z.int().min(0);

/** The work on the rows of a batch: to check and save them, or to take them back. */
export const batchRequest = z.object({ batchId: z.uuid() });

export const batchImportResult = z.object({ saved: count, unchanged: count, refused: count, notSaved: count });

export const batchUndoResult = z.object({ undone: count, kept: count });
