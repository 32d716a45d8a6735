import type { FieldJson } from '../loan/document';
import type { FieldSpec } from '../loan/fields/field';
import { type FieldName, fieldTable } from '../loan/fields/field-table';

/** Of all loans, or of those of one channel (sBranchChannelT). What a channel says goes before what all say. */
export const defaultsChannels = ['all', '1', '2', '3'] as const;

export type DefaultsChannel = (typeof defaultsChannels)[number];

/** Fields that a lender may begin every new loan with. */
export const loanDefaultNames = [
  'sLT',
  'sLienPosT',
  'sFinMethT',
  'sTerm',
  'sDue',
  'sProdDocT',
  'sProdRLckdDays',
  'sProdImpoundT',
  'sProdConvMIOptionT',
  'sOriginatorCompensationPaymentSourceT',
  'sPrepmtPenaltyT',
  'sLateDays',
  'sLateChargePc',
  'sIsAssumable',
  'sProdSpT',
  'sOccTPe',
  'sEstateHeldT',
  'sSpState',
] as const satisfies readonly FieldName[];

/** The same, each with how it is kept and entered. */
export const loanDefaultFields: Readonly<Record<(typeof loanDefaultNames)[number], FieldSpec>> = Object.fromEntries(
  loanDefaultNames.map((name) => [name, fieldTable[name]]),
) as never;

type Defaults = Readonly<Record<string, FieldJson>>;

/** What the defaults add to a loan that was sent: only fields that it leaves out, never one that it gives, blank or not. */
export function defaultsFor(sent: Readonly<Record<string, unknown>>, ofAll: Defaults, ofChannel: Defaults): Defaults {
  const set = Object.entries({ ...ofAll, ...ofChannel });
  return Object.fromEntries(set.filter(([name, value]) => value !== null && !Object.hasOwn(sent, name)));
}
