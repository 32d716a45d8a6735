import { z } from 'zod';
import { ausFacts } from '../../aus/facts.schemas';
import { comparedFacts } from '../../aus/resubmit';
import { ausRun } from '../../aus/run.schemas';
import { ausSystems } from '../../aus/systems';
import { orderProblem } from '../../orders/orders.schemas';
import { requirementItem } from '../requirements/requirements.schemas';

/** What every answer of a simulator says. */
export const SIMULATION_NOTICE = 'Simulation: not an agency’s decision.';

const notice = z.literal(SIMULATION_NOTICE).nullable().describe('Null if an agency decided');
const fact = z.enum(comparedFacts);
const ratioReason = z.strictObject({
  kind: z.enum(['ratio-above', 'ratio-rose', 'ratio-over']),
  ratio: z.string().describe('The total debt ratio now'),
  rise: z.string().describe('By how many points it rose'),
});

export const staleness = z.strictObject({
  isOutOfDate: z.boolean().describe('The loan was changed after the submission'),
  changed: z.array(fact),
  reasons: z
    .array(z.union([ratioReason, z.strictObject({ kind: z.literal('must-match'), fact })]))
    .describe('Why the loan must be submitted again; empty if the changes are within the tolerance'),
  causes: z.array(z.enum(['rate', 'debts', 'income', 'housing'])),
});

/** A run as the page shows it. */
export const shownRun = ausRun.extend({
  staleness,
  isRecord: z.boolean().describe('The run that counts'),
  docId: z.uuid().nullable().describe('The findings among the loan’s documents'),
  notice,
});
export type ShownRun = Readonly<z.infer<typeof shownRun>>;

/** The interval and hash with which a submission is polled. */
export const lpaJob = z.object({
  JobId: z.uuid(),
  PollingIntervalInMs: z.int().optional().describe('0 or missing: no more polls'),
  hash: z.string().describe('Of the submitted facts; each poll repeats it'),
});

export type LpaJob = z.infer<typeof lpaJob>;

export const ausStatus = z.object({
  system: z.enum(ausSystems),
  state: z.enum(['not-submitted', 'working', 'complete', 'failed']),
  caseId: z.string().nullable(),
  run: ausRun
    .pick({ id: true, number: true, at: true, byName: true })
    .extend({ outcome: z.string(), code: z.string().nullable().describe('sProd3rdPartyUwResultT') })
    .nullable()
    .describe('The latest run'),
  staleness: staleness.nullable(),
  problem: orderProblem.nullable(),
  job: lpaJob.nullable().describe('The open submission'),
  notice,
});
export type AusStatus = z.infer<typeof ausStatus>;

export const ausView = z.object({
  version: z.int(),
  systems: z.array(ausStatus),
  needs: z.array(requirementItem).describe('What a submission still needs, with the path of each field'),
  now: z.object({ fannie: ausFacts, freddie: ausFacts }).describe('The facts as they would be submitted now'),
  runs: z.array(shownRun).describe('Latest first'),
  result: z.string().nullable().describe('sProd3rdPartyUwResultT'),
});
export type AusView = z.infer<typeof ausView>;
