import { parse } from 'csv-parse/sync';
import { LosError } from '../../los-error';
import type { Call } from '../soap/client';
import { checkedResult } from '../soap/result';

/** A custom report: its titles, and its rows in their order. */
export interface CustomReport {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const MAX_ROWS = 100_000;

/** The titles are the first line, or the second one below the name of the report. */
const hasTabs = (text: string): boolean =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .some((line) => line.includes('\t'));

/**
 * Reads a report of cells separated by commas or by tabs, as its first line is. A line without either before the titles is the name
 * of the report.
 */
export function readReport(text: string): CustomReport {
  if (/^\s*(<|&lt;)/.test(text)) checkedResult(text);
  const separator = hasTabs(text) ? '\t' : ',';
  let parsed: readonly (readonly string[])[];
  try {
    parsed = parse(text, {
      ...{ delimiter: separator, bom: true, relax_column_count: true, skip_empty_lines: true, to: MAX_ROWS },
      // Texts with tabs are not quoted.
      ...(separator === '\t' ? { relax_quotes: true } : {}),
    });
  } catch {
    throw new LosError('invalid', 'los-refused');
  }
  const [first = [], second, ...others] = parsed;
  const isNamed = first.length === 1 && (second?.length ?? 0) > 1;
  return isNamed
    ? { titles: second ?? [], rows: others }
    : { titles: first, rows: second === undefined ? [] : [second, ...others] };
}

/** Runs a report that is saved under exactly this name, for all loans that the portal's account may see. */
export const customReport = (call: Call, name: string): Promise<CustomReport> =>
  call('RetrieveCustomReport', [name, 'true'], readReport);
