import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import { newPriceRun, priceRun, priceRunDetail, priceRunLoan, priceSave } from './price-run.schemas';

const ofRun = z.object({ id: z.uuid() });

/** Batch pricing: runs, their loans, and the prices that are saved. */
export const priceRunsContract = {
  'GET /lqb/price-runs': { query: listQuery, answer: z.array(priceRun).readonly() },
  'GET /lqb/price-runs/export': { query: exportQuery, file: 'text/csv' },
  'POST /lqb/price-runs': { body: newPriceRun, answer: priceRunDetail, status: 201 },
  'GET /lqb/price-runs/{id}': { params: ofRun, answer: priceRunDetail },
  'POST /lqb/price-runs/{id}/cancel': { params: ofRun, answer: priceRunDetail },
  'POST /lqb/price-runs/{id}/save': { params: ofRun, body: priceSave, answer: priceRunDetail },
  'GET /lqb/price-run-loans': { query: listQuery, answer: z.array(priceRunLoan).readonly() },
  'GET /lqb/price-run-loans/export': { query: exportQuery, file: 'text/csv' },
} satisfies Contract;

export type PriceRunsContract = typeof priceRunsContract;
