import { maskedValue, parseChangedField } from '../../domain/application/change-log';
import type {
  ChangeLogEntry,
  ChangeLogPage,
  ChangeLogQuery,
  ChangeLogValues,
} from '../../domain/loan/change-log.schemas';
import type { AppContext } from '../app-context';
import { readLos } from './gateway.service';

/** Masks social security numbers, whichever LOS they come from. */
function masked(entry: ChangeLogEntry): ChangeLogEntry {
  const { field } = parseChangedField(entry.field);
  return { ...entry, before: maskedValue(field, entry.before), after: maskedValue(field, entry.after) };
}

/** A page of the loan's change log, with social security numbers masked. */
export async function readChangeLog(
  portal: AppContext,
  loanNum: string,
  query: ChangeLogQuery,
): Promise<ChangeLogPage> {
  const page = await readLos(() => portal.los.changeLog(loanNum, query));
  return { ...page, entries: page.entries.map(masked) };
}

/** The people and fields that appear in the loan's change log. */
export const readChangeLogValues = (portal: AppContext, loanNum: string): Promise<ChangeLogValues> =>
  readLos(() => portal.los.changeLogValues(loanNum));
