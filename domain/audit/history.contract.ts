import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { historyEntry, historyQuery } from './history.schemas';

/** The history of a record: what changed, and who changed it. */
export const historyContract = {
  'GET /emet-data/history': { query: historyQuery, answer: z.array(historyEntry).readonly() },
} satisfies Contract;

export type HistoryContract = typeof historyContract;
