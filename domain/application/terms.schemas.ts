import { z } from 'zod';

/** The saved terms, with the values derived from them. */
export const termsAnswer = z.looseObject({ version: z.int() });

const decimal = z.string();

/** A program that a loan is eligible for, with the rates that it is offered at. */
export const programOption = z.object({
  value: z.string().describe('lLpTemplateId'),
  label: z.string(),
  loanType: z.string(),
  term: z.int(),
  rates: z.array(
    z.object({
      value: z.string().describe('rateOptionId'),
      ...{ rate: decimal, point: decimal, price: decimal, payment: decimal, apr: decimal.nullable() },
      lockDays: z.int(),
    }),
  ),
});
