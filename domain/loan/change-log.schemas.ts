import { z } from 'zod';

const text = z.string();

/** One changed field; `before` and `after` as stored, masked where the field is a secret (SSN). */
export const changeLogEntry = z.object({
  id: text,
  /** Instant, ISO 8601. */
  at: text,
  version: z.int(),
  /** What was done: `change`, `import`, `choose-program`, `status`, … */
  action: text,
  /** `sLAmtCalc`, `applicants[0].aBSsn`, `assets[x].value`, and `assets[x]` for a record that was added or removed. */
  field: text,
  before: z.unknown(),
  after: z.unknown(),
  /** Name of the person. */
  by: text,
});
export type ChangeLogEntry = Readonly<z.infer<typeof changeLogEntry>>;

const several = z.array(text).max(1000).readonly().optional();

/** What an entry of the change log has to match; several values of one kind are alternatives. */
export const changeLogFilter = z.object({
  /** Names of people. */
  people: several,
  /** Fields of any record, without what is in brackets: `sLAmtCalc`, `applicants.aBSsn`, `assets`, `assets.value`. */
  fields: several,
  /** Fields of one record: `assets[x].value`. */
  places: several,
  actions: several,
  /** Instant, ISO 8601, included. */
  from: z.iso.datetime().optional(),
  /** Instant, ISO 8601, not included. */
  to: z.iso.datetime().optional(),
});
export type ChangeLogFilter = Readonly<z.infer<typeof changeLogFilter>>;

/** A page of the change log: `limit` entries after the first `offset`, newest first by default. */
export const changeLogQuery = z.object({
  filter: changeLogFilter.optional(),
  order: z.enum(['newest', 'oldest']).optional(),
  offset: z.int().min(0).optional(),
  limit: z.int().min(1).max(1000),
});
export type ChangeLogQuery = Readonly<z.infer<typeof changeLogQuery>>;

export const changeLogPage = z.object({
  entries: z.array(changeLogEntry).readonly(),
  /** How many there are, counted up to 10,000; `capped` says that there are more. */
  total: z.int().min(0),
  capped: z.boolean(),
});
export type ChangeLogPage = Readonly<z.infer<typeof changeLogPage>>;

/** What the change log of a loan can be filtered by, each once, in order. */
export const changeLogValues = z.object({
  people: z.array(text).readonly(),
  fields: z.array(text).readonly(),
  actions: z.array(text).readonly(),
});
export type ChangeLogValues = Readonly<z.infer<typeof changeLogValues>>;
