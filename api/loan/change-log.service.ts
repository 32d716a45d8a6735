import { maskedValue, parseChangedField } from '../../domain/application/change-log';
import type {
  ChangeLogEntry,
  ChangeLogPage,
  ChangeLogQuery,
  ChangeLogValues,
} from '../../domain/loan/change-log.schemas';
import { type WithheldReader, withheldNames } from '../../domain/loan/withheld';
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

/** The people and fields that appear in the loan's change log, as far as the reader may know of them. */
export async function readChangeLogValues(
  portal: AppContext,
  loanNum: string,
  reader: WithheldReader,
): Promise<ChangeLogValues> {
  const values = await readLos(() => portal.los.changeLogValues(loanNum));
  const names = withheldNames(reader);
  return { ...values, fields: values.fields.filter((name) => !names.has(name)) };
}
