import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { historyEntry, historyQuery } from './history.schemas';

/** What was written to a record, and by whom. */
export const historyContract = {
  'GET /emet-data/history': { query: historyQuery, answer: z.array(historyEntry).readonly() },
} satisfies Contract;

export type HistoryContract = typeof historyContract;
