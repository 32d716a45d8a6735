import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import {
  condition,
  conditionDecision,
  conditionDetachment,
  conditionResponse,
  investorAttachment,
  investorConditionEdit,
  newInvestorConditions,
  ofCondition,
} from './condition.schemas';

/** The conditions that an investor raises on a loan: they are added, answered and decided like those of the underwriter. */
export const investorConditionsContract = {
  'GET /lqb/loans/{loanNum}/investor-conditions': { answer: z.array(condition).readonly() },
  'POST /lqb/loans/{loanNum}/investor-conditions': {
    body: z.object({ conditions: newInvestorConditions }),
    maxBody: bodyLimits.record,
    answer: z.array(condition),
    status: 201,
  },
  'PUT /lqb/loans/{loanNum}/investor-conditions/{conditionId}': {
    params: ofCondition,
    body: investorConditionEdit,
    answer: condition,
  },
  'POST /lqb/loans/{loanNum}/investor-conditions/{conditionId}/response': {
    params: ofCondition,
    body: conditionResponse,
    answer: condition,
  },
  'POST /lqb/loans/{loanNum}/investor-conditions/{conditionId}/decision': {
    params: ofCondition,
    body: conditionDecision,
    answer: condition,
  },
  'POST /lqb/loans/{loanNum}/investor-conditions/{conditionId}/documents': {
    params: ofCondition,
    body: investorAttachment,
    answer: condition,
  },
  'DELETE /lqb/loans/{loanNum}/investor-conditions/{conditionId}/documents/{docId}': {
    params: ofCondition.extend(conditionDetachment.pick({ docId: true }).shape),
    query: z.object({ version: z.coerce.number<number | string>().int().min(1) }),
    answer: condition,
  },
} satisfies Contract;

export type InvestorConditionsContract = typeof investorConditionsContract;
