import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { homeFigures } from './home.schemas';
import { liveEvents } from './live.schemas';
import { filterValuesQuery, pipelineExportQuery, pipelineQuery, pipelineRow } from './pipeline.schemas';
import { pipelineRefresh, pipelineRefreshed } from './pipeline-refresh.schemas';

/** The loans that a user may see: as a list, counted, and as they change. */
export const pipelineContract = {
  'GET /lqb/loans': { query: pipelineQuery, answer: z.array(pipelineRow).readonly() },
  'GET /lqb/loans/export': { query: pipelineExportQuery, file: 'text/csv' },
  'GET /lqb/loans/values': { query: filterValuesQuery, answer: z.array(z.string()).readonly() },
  'GET /quick-panel/data': { answer: homeFigures },
  'GET /live': { events: liveEvents },
  'POST /emet-data/loans': { body: pipelineRefresh, answer: pipelineRefreshed },
} satisfies Contract;

export type PipelineContract = typeof pipelineContract;
