import { applicationContract } from '../../domain/application/application.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import {
  addTitleHolder,
  capitalizeVesting,
  readVesting,
  removeTitleHolder,
  replaceTitleHolder,
} from './vesting.service';

const read = { kind: 'loan', menu: ['application'] } as const;
const write = { kind: 'loan', menu: ['application'], write: true } as const;

/** The title holders of the property. */
export const vestingCalls: readonly Call[] = [
  defineCall(applicationContract, 'GET /loan-proxy/{loanNum}/vesting-borrower', {
    area: 'application',
    summary:
      'The title holders (records), the vesting as written (sTitleInNamesOf), and as composed by the rules (composed).',
    access: read,
    handle: async ({ loan }) => readVesting(loan),
  }),
  defineCall(applicationContract, 'POST /loan-proxy/{loanNum}/vesting-borrower', {
    area: 'application',
    summary:
      'Adds one who takes title: { version, owners?, …fields of vesting }; owners has the borrower that this is, and is empty where they do not borrow.',
    access: write,
    handle: ({ portal, caller, loan, body }) => addTitleHolder(portal, caller, loan, body),
  }),
  defineCall(applicationContract, 'PUT /loan-proxy/{loanNum}/vesting-borrower', {
    area: 'application',
    summary: 'Replaces a title holder as a whole: { version, id, owners?, …fields of vesting }.',
    access: write,
    handle: ({ portal, caller, loan, body }) => replaceTitleHolder(portal, caller, loan, body),
  }),
  defineCall(applicationContract, 'DELETE /loan-proxy/{loanNum}/vesting-borrower/{id}', {
    area: 'application',
    summary: 'Removes a title holder; the version that was read may be sent along (?version=).',
    access: write,
    handle: ({ portal, caller, loan, params, query }) =>
      removeTitleHolder(portal, caller, loan, { id: params.id, version: query.version }),
  }),
  defineCall(applicationContract, 'POST /loan-proxy/{loanNum}/capitalize-vesting', {
    area: 'application',
    summary: 'Writes the names of title holders, and the vesting texts, in capitals; repeating it changes nothing.',
    access: write,
    handle: ({ portal, caller, loan }) => capitalizeVesting(portal, caller, loan),
  }),
];
