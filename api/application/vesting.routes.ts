import { z } from 'zod';
import { type Call, defineCall } from '../http/call';
import { loanParams } from './application.schemas';
import { heldTitleHolder, newTitleHolder, vestingAnswer } from './vesting.schemas';
import {
  addTitleHolder,
  capitalizeVesting,
  readVesting,
  removeTitleHolder,
  replaceTitleHolder,
} from './vesting.service';

const read = { kind: 'loan', menu: ['application'] } as const;
const write = { kind: 'loan', menu: ['application'], write: true } as const;
const path = '/loan-proxy/{loanNum}/vesting-borrower';

/** Who takes title to the property. */
export const vestingCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path,
    area: 'application',
    summary: 'Who takes title (records), how it is written (sTitleInNamesOf), and how the rules write it (composed).',
    access: read,
    params: loanParams,
    answer: vestingAnswer,
    handle: async ({ loan }) => readVesting(loan),
  }),
  defineCall({
    method: 'POST',
    path,
    area: 'application',
    summary:
      'Adds one who takes title: { version, owners?, …fields of vesting }; owners has the borrower that this is, and is empty where they do not borrow.',
    access: write,
    params: loanParams,
    body: newTitleHolder,
    answer: vestingAnswer,
    handle: ({ portal, caller, loan, body }) => addTitleHolder(portal, caller, loan, body),
  }),
  defineCall({
    method: 'PUT',
    path,
    area: 'application',
    summary: 'Replaces one who takes title as a whole: { version, id, owners?, …fields of vesting }.',
    access: write,
    params: loanParams,
    body: heldTitleHolder,
    answer: vestingAnswer,
    handle: ({ portal, caller, loan, body }) => replaceTitleHolder(portal, caller, loan, body),
  }),
  defineCall({
    method: 'DELETE',
    path: `${path}/{id}`,
    area: 'application',
    summary: 'Takes somebody off the title; the version that was read may go along (?version=).',
    access: write,
    params: loanParams.extend({ id: z.string() }),
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    answer: vestingAnswer,
    handle: ({ portal, caller, loan, params, query }) =>
      removeTitleHolder(portal, caller, loan, { id: params.id, version: query.version }),
  }),
  defineCall({
    method: 'POST',
    path: '/loan-proxy/{loanNum}/capitalize-vesting',
    area: 'application',
    summary: 'Writes the names of who takes title, and the vesting texts, in capitals; the same again changes nothing.',
    access: write,
    params: loanParams,
    answer: vestingAnswer,
    handle: ({ portal, caller, loan }) => capitalizeVesting(portal, caller, loan),
  }),
];
