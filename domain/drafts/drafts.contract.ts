import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { draftAnswer, draftBody, draftParams, draftQuery, offeredDrafts } from './drafts.schemas';

/** What users typed into forms and have not saved. */
export const draftsContract = {
  'GET /drafts': { query: draftQuery, answer: offeredDrafts },
  'GET /drafts/{id}': { params: draftParams, answer: draftAnswer },
  'PUT /drafts/{id}': { params: draftParams, body: draftBody, maxBody: bodyLimits.record, status: 204 },
  'DELETE /drafts/{id}': { params: draftParams, status: 204 },
} satisfies Contract;

export type DraftsContract = typeof draftsContract;
