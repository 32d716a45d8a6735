import { agentRoleCodes } from '../loan/codes/party-codes';
import type { LoanValues } from '../loan/document';
import { ownValue } from '../tables/own-value';

const labels: Readonly<Record<string, string>> = agentRoleCodes;
/** The names of two roles in the correspondent channel with process 3 (CONTACT-03, -04; decisions CONTACT-05). */
const correspondentLabels: Readonly<Record<string, string>> = { '60': 'Secondary', '61': 'Funder / Post Closer' };

/** The name of a role on this loan. */
export function agentRoleLabel(
  role: string,
  loan: Pick<LoanValues, 'sBranchChannelT' | 'sCorrespondentProcessT'>,
): string {
  const correspondent = loan.sBranchChannelT === '3' && loan.sCorrespondentProcessT === '3';
  return (correspondent ? ownValue(correspondentLabels, role) : undefined) ?? ownValue(labels, role) ?? '';
}
