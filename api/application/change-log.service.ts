import {
  type ChangedField,
  changedBorrowerName,
  isOfSection,
  parseChangedField,
} from '../../domain/application/change-log';
import type { ChangeEntry, ChangeLogRequest } from '../../domain/application/change-log.schemas';
import { type RecordTitle, recordTitle } from '../../domain/application/record-title';
import { DEFAULT_PAGE } from '../../domain/contract/list-parameters.schemas';
import { addDays } from '../../domain/format/date';
import { pacificMidnight } from '../../domain/format/pacific-day';
import type { ChangeLogEntry, ChangeLogFilter, ChangeLogQuery } from '../../domain/loan/change-log.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { type WithheldReader, withheldNames } from '../../domain/loan/withheld';
import type { AppContext } from '../app-context';
import { readChangeLog, readChangeLogValues } from '../loan/loan.service';

/** Rows read at a time for a file. */
const FILE_PAGE = 1000;

/** Which changes are read, in which order, and for whom. */
type ChangeLogOptions = Pick<ChangeLogRequest, 'filter' | 'sort'> & { readonly reader: WithheldReader };

/** The fields selected by the filter's field names and sections; undefined if it selects all, and its reader sees all. */
async function fieldsOf(portal: AppContext, loanNum: string, { filter = {}, reader }: ChangeLogOptions) {
  const { field, section } = filter;
  if (section === undefined && withheldNames(reader).size === 0) return field;
  const { fields } = await readChangeLogValues(portal, loanNum, reader);
  return fields.filter(
    (name) =>
      (section === undefined || section.some((one) => isOfSection(name, one))) &&
      (field === undefined || field.includes(name)),
  );
}

/** The request as the LOS takes it: days become instants. */
async function losQuery(
  portal: AppContext,
  loanNum: string,
  requested: ChangeLogOptions,
): Promise<Omit<ChangeLogQuery, 'limit'>> {
  const { by, place, action, at } = requested.filter ?? {};
  const filter: ChangeLogFilter = {
    people: by,
    fields: await fieldsOf(portal, loanNum, requested),
    places: place,
    actions: action,
    from: at?.from === undefined ? undefined : pacificMidnight(at.from),
    to: at?.to === undefined ? undefined : pacificMidnight(addDays(at.to, 1)),
  };
  return { filter, order: requested.sort?.[1] === 'ASC' ? 'oldest' : 'newest' };
}

const recordKey = ({ list, key }: ChangedField): string | undefined =>
  list === undefined || list === 'applicants' ? undefined : `${list}[${key}]`;

const recordsHeld = (loan: LoanDocument, place: ChangedField): unknown =>
  place.list === undefined || place.list === 'applicants'
    ? undefined
    : loan[place.list]?.find((record) => record.id === place.key);

/** The titles of the records named by the entries; for a removed record, its title when it was removed. */
async function titlesOf(portal: AppContext, loan: LoanDocument, entries: readonly ChangeLogEntry[]) {
  const titles = new Map<string, RecordTitle>();
  const gone = new Set<string>();
  for (const place of entries.map(({ field }) => parseChangedField(field))) {
    const key = recordKey(place);
    const stored = recordsHeld(loan, place);
    if (key === undefined) continue;
    if (stored === undefined) gone.add(key);
    else titles.set(key, recordTitle(stored));
  }
  if (gone.size === 0) return titles;
  const places = [...gone].slice(0, FILE_PAGE);
  const removals = await readChangeLog(portal, loan.sLNm, { filter: { places }, order: 'oldest', limit: FILE_PAGE });
  for (const { field, before, after } of removals.entries) titles.set(field, recordTitle(before ?? after));
  return titles;
}

async function named(
  portal: AppContext,
  loan: LoanDocument,
  entries: readonly ChangeLogEntry[],
): Promise<ChangeEntry[]> {
  const titles = await titlesOf(portal, loan, entries);
  return entries.map((entry) => {
    const place = parseChangedField(entry.field);
    const key = recordKey(place);
    return {
      ...entry,
      borrower: changedBorrowerName(place, loan) ?? null,
      record: key === undefined ? null : (titles.get(key) ?? { name: null, type: null }),
    };
  });
}

/** A page of a loan's changes, with the names of borrowers and records. */
export async function loanChanges(
  portal: AppContext,
  loan: LoanDocument,
  requested: ChangeLogRequest & ChangeLogOptions,
) {
  const [first, last] = requested.range ?? [0, DEFAULT_PAGE - 1];
  const query = await losQuery(portal, loan.sLNm, requested);
  const page = await readChangeLog(portal, loan.sLNm, { ...query, offset: first, limit: last - first + 1 });
  return { rows: await named(portal, loan, page.entries), first, total: page.total, capped: page.capped };
}

/** All matching changes, page by page, for a file. */
export async function* allLoanChanges(
  portal: AppContext,
  loan: LoanDocument,
  requested: ChangeLogOptions,
): AsyncGenerator<ChangeEntry[]> {
  const query = await losQuery(portal, loan.sLNm, requested);
  for (let offset = 0; ; offset += FILE_PAGE) {
    const { entries } = await readChangeLog(portal, loan.sLNm, { ...query, offset, limit: FILE_PAGE });
    yield await named(portal, loan, entries);
    if (entries.length < FILE_PAGE) return;
  }
}
