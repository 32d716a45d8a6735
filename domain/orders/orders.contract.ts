import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { orderAnswer } from './orders.schemas';

const orderParams = z.object({ loanNum: z.string(), id: z.uuid() });

/** The orders of a loan. */
export const ordersContract = {
  'GET /loan-proxy/{loanNum}/orders': { answer: z.array(orderAnswer) },
  'GET /loan-proxy/{loanNum}/orders/{id}': { params: orderParams, answer: orderAnswer },
  'POST /loan-proxy/{loanNum}/orders/{id}/cancel': { params: orderParams, answer: orderAnswer },
} satisfies Contract;
