import { z } from 'zod';
import { daySpan, inJson, rangeText, severalTexts, sortOrder } from '../contract/list-parameters.schemas';
import { changeSections } from './change-log';

const sort = z.tuple([z.enum(['at'], 'cannot-sort'), sortOrder]);

const sectionNames = z.array(z.enum(changeSections));

const filter = z.strictObject({
  by: severalTexts.optional(),
  section: severalTexts.pipe(sectionNames).optional(),
  field: severalTexts.optional(),
  place: severalTexts.optional(),
  action: severalTexts.optional(),
  at: daySpan.optional(),
});

export const changeLogQuery = z.object({
  sort: inJson(sort).optional().describe('["at","DESC"], the latest first, or ["at","ASC"]'),
  range: rangeText,
  filter: inJson(filter)
    .optional()
    .describe(
      'Filters as JSON; names: by (names of people), section, field (assets.value), place (assets[x].value), action, at (days, ' +
        'Pacific: {"from":"2026-11-01","to":"2026-11-20"})',
    ),
});

export type ChangeLogRequest = z.output<typeof changeLogQuery>;

/** Everything that the filter finds. */
export const changeLogExportQuery = changeLogQuery.omit({ range: true });

/** One changed field: who, when, where, and the stored values before and after, with social security numbers masked. */
export const changeEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  action: z.string(),
  version: z.int(),
  field: z.string(),
  /** The borrowers the field belongs to; null if it belongs to none. */
  borrower: z.string().nullable(),
  /** The title and type of the record; null if the field is not in one. */
  record: z.object({ name: z.string().nullable(), type: z.string().nullable() }).nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

export type ChangeEntry = z.output<typeof changeEntry>;
