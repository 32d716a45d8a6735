import { draftsContract } from '../../domain/drafts/drafts.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { listDrafts, readDraft, removeDraft, saveDraft } from './drafts.service';

const area = 'drafts';
/** Each handler checks the page of the form, and its loan. */
const access = { kind: 'signed-in', pages: 'none' } as const;

/** The calls that keep what a user typed into a form and has not saved. They see only the caller's own. */
export const draftCalls: readonly Call[] = [
  defineCall(draftsContract, 'GET /drafts', {
    area,
    summary: 'Own drafts of a form that the user may still save, newest first, without their values',
    access,
    handle: ({ portal, actor, query }) => listDrafts(portal, actor, query.form),
  }),
  defineCall(draftsContract, 'GET /drafts/{id}', {
    area,
    summary: 'An own draft with its values. Full Social Security numbers in it are counted and audited as revealed',
    access,
    handle: ({ portal, caller, params }) => readDraft(portal, caller, params.id),
  }),
  defineCall(draftsContract, 'PUT /drafts/{id}', {
    area,
    summary: 'Keep what was typed into a form. It is encrypted, and removed after seven days',
    access,
    handle: async ({ portal, actor, params, body }) => {
      await saveDraft(portal, actor, params.id, body);
      return undefined;
    },
  }),
  defineCall(draftsContract, 'DELETE /drafts/{id}', {
    area,
    summary: 'Remove an own draft, once the form is saved or discarded',
    access,
    handle: async ({ portal, actor, params }) => {
      await removeDraft(portal, actor, params.id);
      return undefined;
    },
  }),
];
