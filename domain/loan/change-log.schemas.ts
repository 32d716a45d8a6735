import { z } from 'zod';

const text = z.string();

/** One changed field; `before` and `after` as stored, with SSNs masked. */
export const changeLogEntry = z.object({
  id: text,
  /** Instant, ISO 8601. */
  at: text,
  version: z.int(),
  /** The kind of write: `change`, `import`, `choose-program`, `status`, … */
  action: text,
  /** `sLAmtCalc`, `applicants[0].aBSsn`, `assets[x].value`, and `assets[x]` for a record that was added or removed. */
  field: text,
  before: z.unknown(),
  after: z.unknown(),
  /** Name of the author. */
  by: text,
});
export type ChangeLogEntry = Readonly<z.infer<typeof changeLogEntry>>;

const several = z.array(text).max(1000).readonly().optional();

/** A filter of the change log; several values of one kind are alternatives. */
export const changeLogFilter = z.object({
  /** Names of authors. */
  people: several,
  /** Fields, without the part in brackets: `sLAmtCalc`, `applicants.aBSsn`, `assets`, `assets.value`. */
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
  /** The number of entries, counted up to 10,000; `capped` means that there are more. */
  total: z.int().min(0),
  capped: z.boolean(),
});
export type ChangeLogPage = Readonly<z.infer<typeof changeLogPage>>;

/** The values that a loan's change log can be filtered by, distinct and sorted. */
export const changeLogValues = z.object({
  people: z.array(text).readonly(),
  fields: z.array(text).readonly(),
  actions: z.array(text).readonly(),
});
export type ChangeLogValues = Readonly<z.infer<typeof changeLogValues>>;
