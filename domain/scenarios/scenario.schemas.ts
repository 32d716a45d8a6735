import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
import { scenarioChangesSchema } from '../pricing/pricing.schemas';
import { scenarioFields } from '../pricing/scenario-fields';
import { programFilters } from '../pricing/scenario-filter';
import { MAX_SCENARIO_NAME } from './scenario-limits';

const known: ReadonlySet<string> = new Set([
  ...Object.values(scenarioFields).flat(),
  ...Object.values(programFilters).flatMap((filters) => Object.keys(filters)),
]);

/** The fields of a stored scenario, by LOS name. It has no other fields, so that it never names a person. */
export const storedFields = scenarioChangesSchema.refine(
  (fields) => Object.keys(fields).every((name) => known.has(name)),
  'unknown-field' satisfies IssueCode,
);

/** A scenario as its owner saves it. A version of null makes a new one. */
export const scenarioBody = z.object({
  version: z.int().min(1).nullable(),
  name: z.string().trim().min(1).max(MAX_SCENARIO_NAME),
  /** Colleagues may open it: other employees of the lender, or other users of the same company. */
  shared: z.boolean(),
  fields: storedFields,
});

export const scenarioParams = z.object({ id: z.uuid() });
export const scenarioVersion = z.object({ version: z.coerce.number().int().min(1) });

export const savedScenarioSchema = scenarioBody.extend({
  id: z.uuid(),
  version: z.int(),
  owner: z.string(),
  isOwn: z.boolean(),
  savedAt: z.iso.datetime(),
});

export type ScenarioBody = z.infer<typeof scenarioBody>;
export type SavedScenario = z.infer<typeof savedScenarioSchema>;
