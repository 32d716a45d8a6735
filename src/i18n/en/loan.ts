import { create } from './loan-create';
import { dashboard } from './loan-dashboard';
import { pipeline } from './loan-pipeline';
import { summary } from './loan-summary';

/** Messages of the loan area, one file for each of its screens. */
export const loan = { create, dashboard, pipeline, summary };
