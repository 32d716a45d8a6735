import type { Contract } from '../contract/contract';
import { systemState } from './system.schemas';

/** The state of the running portal, for administrators. */
export const systemContract = { 'GET /emet-data/system': { answer: systemState } } satisfies Contract;

export type SystemContract = typeof systemContract;
