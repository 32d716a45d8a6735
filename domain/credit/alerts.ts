import { hasAnyRole } from '../access/roles';
import { ownValue } from '../tables/own-value';
import type { CreditReportData } from './report.schemas';

/**
 * What the portal does about an alert: proposes a condition, expects no score of that bureau, stops the report for everyone but an
 * underwriter or compliance, or only shows it.
 */
export type AlertEffect = 'verify-identity' | 'explain-address' | 'no-score' | 'underwriter' | 'compliance' | 'note';

const effects: Readonly<Record<string, AlertEffect>> = {
  FACTAFraudVictimInitial: 'verify-identity',
  FACTAFraudVictimExtended: 'verify-identity',
  FraudVictim: 'verify-identity',
  FACTAActiveDuty: 'verify-identity',
  FACTAAddressDiscrepancy: 'explain-address',
  CreditFileSuppressed: 'no-score',
  DeathClaim: 'underwriter',
  DemographicsVerification: 'underwriter',
  FACTARiskScoreValue: 'note',
  RecentlyAddedAuthorizedUserAlert: 'note',
};

type Alert = Pick<CreditReportData['alerts'][number], 'category' | 'text'>;

/** Sanctions matches come as text of any category. */
const SANCTIONS = /\b(OFAC|SDN)\b/i;
/** How agencies say that nothing was found. */
const CLEAR = /\b(clear|no (match|record|hit)|not found)/i;

/** What follows from an alert. A category that is not published is only shown. */
export function alertEffect({ category, text }: Alert): AlertEffect {
  if (SANCTIONS.test(`${category} ${text}`)) return CLEAR.test(text) ? 'note' : 'compliance';
  return ownValue(effects, category) ?? 'note';
}

/** The roles that may go on with a stopped report. */
export const stopRoles = {
  underwriter: ['Underwriter', 'Jr. Underwriter', 'Administrator'],
  compliance: ['QC Compliance', 'Administrator'],
} as const satisfies Partial<Record<AlertEffect, readonly string[]>>;

export type Stop = keyof typeof stopRoles;
export const stops = ['underwriter', 'compliance'] as const satisfies readonly Stop[];

/** What stops a report: who must decide. */
export function stopsOf(report: Pick<CreditReportData, 'alerts' | 'files'>): Stop[] {
  const found = report.alerts.map(alertEffect);
  const isDoubtful = report.files.some(({ state }) => state === 'deceased' || state === 'ssn-mismatch');
  return [
    ...(isDoubtful || found.includes('underwriter') ? (['underwriter'] as const) : []),
    ...(found.includes('compliance') ? (['compliance'] as const) : []),
  ];
}

/** The stops that a user may not pass. An external role never counts. */
export const stopsFor = (
  user: { readonly roles: readonly string[]; readonly isPml: boolean },
  report: Pick<CreditReportData, 'alerts' | 'files'>,
): Stop[] => stopsOf(report).filter((stop) => user.isPml || !hasAnyRole(user.roles, stopRoles[stop]));
