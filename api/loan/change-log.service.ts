import { changedPlace, maskedValue } from '../../domain/application/change-log';
import type {
  ChangeLogEntry,
  ChangeLogPage,
  ChangeLogQuery,
  ChangeLogValues,
} from '../../domain/loan/change-log.schemas';
import type { AppContext } from '../app-context';
import { readLos } from './gateway.service';

/** Whatever LOS it comes from: no social security number passes here whole. */
function masked(entry: ChangeLogEntry): ChangeLogEntry {
  const { field } = changedPlace(entry.field);
  return { ...entry, before: maskedValue(field, entry.before), after: maskedValue(field, entry.after) };
}

/** A page of the change log of a loan, numbers masked. */
export async function readChangeLog(
  portal: AppContext,
  loanNum: string,
  query: ChangeLogQuery,
): Promise<ChangeLogPage> {
  const page = await readLos(() => portal.los.changeLog(loanNum, query));
  return { ...page, entries: page.entries.map(masked) };
}

/** Whom and what the change log of a loan knows. */
export const readChangeLogValues = (portal: AppContext, loanNum: string): Promise<ChangeLogValues> =>
  readLos(() => portal.los.changeLogValues(loanNum));
