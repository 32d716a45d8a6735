import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
import { wrongCell } from '../records/sheet.schemas';

/** Uploaded rates: waiting to be published, coming into force, priced by, out of force, or not to be used. */
export const publicationState = z.enum(['draft', 'scheduled', 'in-force', 'replaced', 'withdrawn']);

export const publication = z.object({
  id: z.string(),
  /** Counts all publications. */
  number: z.int(),
  version: z.int(),
  state: publicationState,
  fileName: z.string(),
  programs: z.int(),
  /** Programs that are priced by it now. */
  inForce: z.int(),
  rows: z.int(),
  uploadedBy: z.string().nullable(),
  uploadedAt: z.string(),
  effectiveAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
  publishedAt: z.string().nullable(),
  rolledBackTo: z.int().nullable(),
  /** Whether the LOS uses this publication for pricing. */
  handedOver: z.boolean(),
});

const price = z.string().nullable();

/** Prices compared with those in force; rates, prices and moves as decimal text. */
export const priceChange = z.object({ rate: z.string(), days: z.int(), before: price, after: price });

/** The changes of a publication to one program. */
export const programChanges = z.object({
  id: z.string(),
  name: z.string(),
  /** The program has no sheet in force. */
  isNew: z.boolean(),
  rates: z.int(),
  addedRates: z.array(z.string()).readonly(),
  removedRates: z.array(z.string()).readonly(),
  changed: z.int(),
  same: z.int(),
  biggest: priceChange.nullable(),
});

export const publicationDetail = publication.extend({
  changes: z.array(programChanges).readonly(),
  /** By program with changed prices: loans in registration without a lock, whose price moves, and locked loans. */
  affected: z.array(z.object({ program: z.string(), priced: z.int(), locked: z.int() })).readonly(),
  /** Programs whose sheet does not change. */
  untouched: z.int(),
  /** The announcement that was drafted when it was published; null if there is none, or it was deleted. */
  announcement: z.object({ id: z.string(), isDraft: z.boolean() }).nullable(),
  /** Required for publishing: the last publication, with which these changes were compared. */
  latest: z.int(),
});

export const uploadAnswer = z.object({
  problems: z.array(wrongCell).readonly(),
  problemCount: z.int(),
  rows: z.int(),
  programs: z.int(),
  /** Null if a cell is invalid: nothing is stored. */
  publication: publicationDetail.nullable(),
});

export const sheetAnswer = z.object({
  id: z.string(),
  name: z.string(),
  lockPeriods: z.array(z.int()).readonly(),
  prices: z.array(priceChange).readonly(),
});

export const publishBody = z.object({
  version: z.int(),
  latest: z.int(),
  /** Pacific time; null publishes now. */
  effectiveAt: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'time-not-good' satisfies IssueCode)
    .nullable(),
});

export const versionBody = z.object({ version: z.int() });

export type Publication = z.output<typeof publication>;
export type PublicationDetail = z.output<typeof publicationDetail>;
export type UploadAnswer = z.output<typeof uploadAnswer>;
export type SheetAnswer = z.output<typeof sheetAnswer>;
export type PublishBody = z.output<typeof publishBody>;
