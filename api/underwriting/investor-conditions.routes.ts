import { investorDeciders, postClosingRoles } from '../../domain/pages/main-pages';
import { INVESTOR_CATEGORY } from '../../domain/underwriting/investor-conditions';
import { investorConditionsContract } from '../../domain/underwriting/investor-conditions.contract';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound } from '../http/app-error';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { visibleLoan } from '../loan/gateway.service';
import {
  addConditions,
  attachToConditions,
  conditionsFor,
  decideCondition,
  detachFromCondition,
  editCondition,
  respondToCondition,
} from './conditions.service';

const shared = { area: 'underwriting', needs: 'conditions' } as const;
const desk = { ...shared, access: { kind: 'roles', roles: postClosingRoles, pages: ['shipping'] } } as const;
const deciders = { ...shared, access: { kind: 'roles', roles: investorDeciders, pages: ['shipping'] } } as const;

const terms = { cat: INVESTOR_CATEGORY, accepts: [] } as const;

/** The number of a loan that the user sees; 404 or 403 for others. */
async function seen(portal: AppContext, actor: Actor, loanNum: string): Promise<string> {
  return (await visibleLoan(portal, actor, loanNum)).sLNm;
}

/** A condition of the investor, of a loan that the user sees. */
async function addressed(
  portal: AppContext,
  actor: Actor,
  { loanNum, conditionId }: { readonly loanNum: string; readonly conditionId: string },
) {
  return { loanNum: await seen(portal, actor, loanNum), conditionId, by: 'investor' } as const;
}

/** Conditions that an investor raises on a loan (statuses 37 and 38), for the post-closing desk. None is in the specification. */
export const investorConditionCalls: readonly Call[] = [
  defineCall(investorConditionsContract, 'GET /lqb/loans/{loanNum}/investor-conditions', {
    ...desk,
    summary: 'Conditions that the investor raised, with their documents and history, oldest first.',
    handle: async ({ portal, actor, params }) =>
      conditionsFor(portal, actor, await seen(portal, actor, params.loanNum), 'investor'),
  }),
  defineCall(investorConditionsContract, 'POST /lqb/loans/{loanNum}/investor-conditions', {
    ...desk,
    summary: 'Adds conditions of the investor. Conditions with an ID that exists are not added again.',
    handle: async ({ portal, caller, params, body }) => {
      const added = body.conditions.map((one) => ({ ...one, ...terms, accepts: [] }));
      return addConditions(portal, caller, await seen(portal, caller.actor, params.loanNum), added);
    },
  }),
  defineCall(investorConditionsContract, 'PUT /lqb/loans/{loanNum}/investor-conditions/{conditionId}', {
    ...desk,
    summary:
      'Changes text and due date of an open condition, with the version that was read. 409 with the current condition.',
    handle: async ({ portal, caller, params, body }) =>
      editCondition(portal, caller, await addressed(portal, caller.actor, params), { ...body, ...terms, accepts: [] }),
  }),
  defineCall(investorConditionsContract, 'POST /lqb/loans/{loanNum}/investor-conditions/{conditionId}/response', {
    ...desk,
    summary: 'Notes something about a condition, or records that the response was sent to the investor.',
    handle: async ({ portal, caller, params, body }) =>
      respondToCondition(portal, caller, await addressed(portal, caller.actor, params), body),
  }),
  defineCall(investorConditionsContract, 'POST /lqb/loans/{loanNum}/investor-conditions/{conditionId}/decision', {
    ...deciders,
    summary: 'Records that the investor cleared, waived or returned a condition, or takes that back.',
    handle: async ({ portal, caller, params, body }) =>
      decideCondition(portal, caller, await addressed(portal, caller.actor, params), body),
  }),
  defineCall(investorConditionsContract, 'POST /lqb/loans/{loanNum}/investor-conditions/{conditionId}/documents', {
    ...desk,
    summary: 'Attaches documents of the loan to an open condition.',
    handle: async ({ portal, caller, params, body }) => {
      const of = await addressed(portal, caller.actor, params);
      const attachment = { ...body, conditionIds: [of.conditionId], submit: false };
      const [attached] = await attachToConditions(portal, caller, of, attachment);
      if (attached === undefined) throw notFound('no-condition');
      return attached;
    },
  }),
  defineCall(
    investorConditionsContract,
    'DELETE /lqb/loans/{loanNum}/investor-conditions/{conditionId}/documents/{docId}',
    {
      ...desk,
      summary: 'Detaches a document from an open condition; it stays a document of the loan.',
      handle: async ({ portal, caller, params: { docId, ...of }, query }) =>
        detachFromCondition(portal, caller, await addressed(portal, caller.actor, of), {
          docId,
          version: query.version,
        }),
    },
  ),
];
