import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { brokerLock } from './lock.schemas';
import { deskQuery, expiringLocks, lockDesk } from './lock-desk.schemas';
import { deskMove, lockMove, lockPricing, lockRequest, lockTerms } from './lock-moves.schemas';
import { lockSimulation, simulationBody } from './lock-simulation.schemas';

/** Rate locks of a loan, and the lock desk. */
export const locksContract = {
  'GET /lqb/loans/{loanNum}/broker-lock': { answer: brokerLock },
  'POST /lqb/loans/{loanNum}/rate-lock-pricing': { body: lockTerms, answer: lockPricing },
  'POST /lqb/loans/{loanNum}/rate-lock-request': { body: lockRequest, answer: brokerLock },
  'POST /lqb/loans/{loanNum}/rate-lock-move': { body: lockMove, answer: brokerLock },
  'POST /lqb/loans/{loanNum}/rate-lock-decision': { body: deskMove, answer: brokerLock },
  'POST /lqb/loans/{loanNum}/rate-lock-simulation': { body: simulationBody, answer: lockSimulation },
  'GET /lqb/lock-desk': { query: deskQuery, answer: lockDesk },
  'GET /lqb/lock-desk/expiring': {
    query: z.object({ days: z.coerce.number<number | string>().int().min(1).max(60).default(15) }),
    answer: expiringLocks,
  },
} satisfies Contract;

export type LocksContract = typeof locksContract;
