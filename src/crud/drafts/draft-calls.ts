import type { InputOf } from '../../../domain/contract/contract';
import type { DraftsContract } from '../../../domain/drafts/drafts.contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<DraftsContract>();

export type DraftBody = InputOf<DraftsContract['PUT /drafts/{id}'], 'body'>;

/** The user's drafts on the server. What is done in the background ends no session: the page's own calls do. */
export const draftCalls = {
  list: (form: string, signal: AbortSignal) => call('GET /drafts', { query: { form }, signal, keepsSession: true }),
  read: (id: string) => call('GET /drafts/{id}', { params: { id } }),
  save: (id: string, body: DraftBody) => call('PUT /drafts/{id}', { params: { id }, body, keepsSession: true }),
  /** The browser completes the call while the page is left. */
  saveLeaving: (id: string, body: DraftBody) =>
    call('PUT /drafts/{id}', { params: { id }, body, keepsSession: true, keepalive: true }),
  remove: (id: string) => call('DELETE /drafts/{id}', { params: { id }, keepsSession: true, keepalive: true }),
};
