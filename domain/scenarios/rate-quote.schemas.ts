import { z } from 'zod';
import { languages } from '../format/language';
import { scenarioChangesSchema } from '../pricing/pricing.schemas';
import { MOST_COMPARED } from './scenario-limits';

/** The rates that a quote shows side by side, for a scenario. They are priced again when the quote is made. */
export const rateQuoteRequest = z.object({
  language: z.enum(languages),
  scenario: scenarioChangesSchema,
  /** For whom, if there is no loan that says it. */
  preparedFor: z.string().trim().max(100).optional(),
  options: z
    .array(z.object({ lLpTemplateId: z.string().min(1).max(80), requestedRate: z.string().min(1).max(20) }))
    .min(1)
    .max(MOST_COMPARED),
});

export type RateQuoteRequest = z.output<typeof rateQuoteRequest>;
