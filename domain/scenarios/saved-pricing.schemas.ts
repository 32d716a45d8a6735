import { z } from 'zod';
import { programResultSchema, rateOptionSchema, scenarioChangesSchema } from '../pricing/pricing.schemas';

/** A rate of a program as the price list showed it. */
const chosenRate = z.object({ lLpTemplateId: z.string().min(1).max(80), requestedRate: z.string().min(1).max(20) });

/** What a user saves of a price list. The prices are made again when it is saved. */
export const savePricing = z.object({
  /** Chosen by the browser, so that saving again after a lost answer makes no second version. */
  id: z.uuid(),
  /** The loan's, as it was read. */
  version: z.int().min(1),
  scenario: scenarioChangesSchema.optional(),
  choice: chosenRate.nullable().optional(),
});

const bestRate = z.object({
  lLpTemplateId: z.string(),
  Name: z.string(),
  ...rateOptionSchema.pick({ Rate: true, Price: true, Point: true, Cost: true, APR: true, HousingPayment: true }).shape,
});

/** The prices of a loan at one moment: who made them, from which facts and rate sheets, and what was chosen. */
export const savedPricing = z.object({
  id: z.uuid(),
  /** Counts the versions of the loan. */
  number: z.int().min(1),
  at: z.iso.datetime(),
  by: z.string(),
  byName: z.string(),
  loanVersion: z.int(),
  /** The facts that the prices depend on, by LOS name. */
  inputs: scenarioChangesSchema,
  /** The rate sheets that the prices are from. */
  sheets: z.array(z.object({ EffectiveAt: z.string(), Number: z.int().optional() })),
  /** The chosen program with the chosen rate alone; null if none was. */
  chosen: programResultSchema.nullable(),
  /** The lowest rate at par of each of the best programs, otherwise its highest price. */
  best: z.array(bestRate),
});

export type SavePricing = Readonly<z.infer<typeof savePricing>>;
export type SavedPricing = z.infer<typeof savedPricing>;
