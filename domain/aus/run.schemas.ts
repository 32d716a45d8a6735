import { z } from 'zod';
import { owners } from '../loan/records';
import { messageSchema } from '../messages/message.schemas';
import { ausFacts } from './facts.schemas';
import { messageSections, severities } from './message-table';
import { eligibilities, recommendations, runStatuses } from './outcome';
import type { PointPart } from './rules/points';
import { ausSystems, scorecards } from './systems';

const amount = z.string().nullable();
const counted = z.int();
const points = {
  ...{ score: counted, ltv: counted, dti: counted, reserves: counted },
  ...{ history: counted, property: counted, terms: counted, income: counted },
} satisfies Record<PointPart, typeof counted>;

/** One message of a report. Its ID is our own; `key` tells repeated messages of one code apart. */
export const finding = z.strictObject({
  id: z.string(),
  key: z.string(),
  section: z.enum(messageSections),
  severity: z.enum(severities),
  text: messageSchema,
  /** The field to look at first, as a path in the loan document. */
  field: z.string().nullable(),
  /** The condition that the message proposes. */
  condition: z.strictObject({ description: z.string(), accepts: z.array(z.string()) }).nullable(),
});
export type Finding = Readonly<z.infer<typeof finding>>;

/** What a system answered to a submission. */
export const ausReport = z.strictObject({
  scorecard: z.enum(scorecards),
  status: z.enum(runStatuses),
  recommendation: z.enum(recommendations).nullable(),
  eligibility: z.enum(eligibilities).nullable(),
  /** LPA: how much must be documented. */
  documentation: z.enum(['standard', 'streamlined']).nullable(),
  valueAcceptance: z.boolean(),
  reserves: amount,
  requiredReserves: amount,
  points: z.strictObject(points).nullable(),
  neededPoints: z.int().nullable(),
  findings: z.array(finding),
});
export type AusReport = Readonly<z.infer<typeof ausReport>>;

/** A submission that a system answered. Nothing of it changes later. */
export const ausRun = z.strictObject({
  id: z.uuid(),
  system: z.enum(ausSystems),
  number: z.int().min(1).describe('Counts the runs of the system'),
  caseId: z.string().describe('Casefile ID of DU and DO, key number of LPA; the same for all runs of a loan'),
  at: z.iso.datetime(),
  ...{ by: z.string(), byName: z.string() },
  loanVersion: z.int(),
  /** The agency of the credit report, and its reference numbers by borrower. */
  agency: z.string().nullable(),
  references: z.array(z.strictObject({ borrower: z.enum(owners), reference: z.string() })),
  facts: ausFacts,
  factsHash: z.string(),
  report: ausReport,
  isSimulation: z.boolean().describe('No agency was asked'),
});
export type AusRun = Readonly<z.infer<typeof ausRun>>;
