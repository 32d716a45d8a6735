import { z } from 'zod';
import { roundTripReasons } from './reasons';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]).nullable();

const difference = z.object({
  place: z.string().describe('The field: sPurchPrice, applicants.0.aBSsn, assets.<id>.value; a record: assets.<id>'),
  field: z.string().nullable().describe('Its name in the field table; null for a whole record'),
  exported: value.describe('Before the export'),
  after: value.describe('After importing the export'),
  reason: z.enum(roundTripReasons),
});

const beyondPart = z.object({ path: z.string(), count: z.int(), sample: z.string().optional() });

/** The result of exporting a loan and importing it again, and what else its original file contained. */
export const roundTripAnswer = z.object({
  equal: z.boolean().describe('Everything that a MISMO file can contain is unchanged'),
  compared: z.int().describe('Values that came back as they were'),
  differences: z.array(difference),
  beyond: z.array(beyondPart).describe('Elements of the original without a field in the portal; stored, not exported'),
  original: z.object({ name: z.string(), size: z.int(), importedAt: z.iso.datetime(), by: z.string() }).nullable(),
});

export type RoundTrip = z.infer<typeof roundTripAnswer>;
export type RoundTripDifference = z.infer<typeof difference>;
export type BeyondPart = z.infer<typeof beyondPart>;
