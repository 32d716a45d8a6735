import type { FieldJson } from '../loan/document';
import type { FieldSpec } from '../loan/fields/field';
import { fieldTable } from '../loan/fields/field-table';
import { loanDefaultNames } from './loan-default-names';

/** For all loans, or for those of one channel (sBranchChannelT), which take precedence. */
export const defaultsChannels = ['all', '1', '2', '3'] as const;

export type DefaultsChannel = (typeof defaultsChannels)[number];

/** The fields for which a lender can set defaults, with their types and inputs. */
export const loanDefaultFields: Readonly<Record<(typeof loanDefaultNames)[number], FieldSpec>> = Object.fromEntries(
  loanDefaultNames.map((name) => [name, fieldTable[name]]),
) as never;

type Defaults = Readonly<Record<string, FieldJson>>;

/** The defaults for a new loan: only fields missing in the request, never those it includes, even if blank. */
export function defaultsFor(sent: object, ofAll: Defaults, ofChannel: Defaults): Defaults {
  const set = Object.entries({ ...ofAll, ...ofChannel });
  return Object.fromEntries(set.filter(([name, value]) => value !== null && !Object.hasOwn(sent, name)));
}
