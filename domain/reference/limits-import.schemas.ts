import { z } from 'zod';
import { wrongCell } from '../records/sheet.schemas';

const units = z.array(z.int()).readonly().describe('Whole dollars for one to four units');
const dollars = z.coerce.number<number | string>().int().min(1).max(9_999_999);

/** The form data of a limits file: its year, and the general limits that no row contains. */
export const limitsForm = z.object({
  year: z.coerce.number<number | string>().int().min(2000).max(2100),
  baseline1: dollars,
  baseline2: dollars,
  baseline3: dollars,
  baseline4: dollars,
  /** The digest of the table that the user's check compared the file with. */
  seen: z.string().max(100).optional(),
});

export type LimitsForm = z.output<typeof limitsForm>;

const county = z.object({ fips: z.string(), state: z.string(), name: z.string() });
const limits = z.object({ name: z.string(), gse: z.string(), fha: z.string(), va: z.string() });

/** The changes a limits file would make, or its invalid cells. */
export const limitsCheck = z.object({
  year: z.int(),
  comparedWith: z.int(),
  rows: z.int(),
  problems: z.array(wrongCell).readonly(),
  problemCount: z.int(),
  added: z.array(county.extend({ after: limits })).readonly(),
  changed: z.array(county.extend({ before: limits, after: limits })).readonly(),
  removed: z.array(county.extend({ before: limits })).readonly(),
  same: z.int(),
  seen: z.string(),
});

export type LimitsCheck = z.output<typeof limitsCheck>;

export const limitYears = z.array(
  z.object({
    year: z.int(),
    inForce: z.boolean(),
    source: z.string(),
    counties: z.int(),
    baseline: units,
    ceiling: units,
    fhaFloor: units,
  }),
);
