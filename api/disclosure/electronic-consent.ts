import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { ElectronicConsent, EstimateDelivery } from '../../domain/loan/fees/closing-lists';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { consentsOf } from '../signing/signing.service';
import { applicantsOf } from './estimates/estimate-parties';

/** The consent that a disclosure of the loan was sent with. */
const recordedConsent = ({
  loanEstimates = [],
  closingDisclosures = [],
}: LoanDocument): ElectronicConsent | undefined =>
  [...loanEstimates, ...closingDisclosures].map(({ delivery }) => delivery?.consent).findLast(Boolean) ?? undefined;

/** The consent of all borrowers to electronic disclosures, as recorded or given on the signing pages; null without it. */
export async function consentOf(portal: AppContext, loan: LoanDocument): Promise<ElectronicConsent | null> {
  const recorded = recordedConsent(loan);
  if (recorded) return recorded;
  const given = await consentsOf(portal, loan.sLNm);
  const days = applicantsOf(loan).map((each) => given.findLast(({ name }) => name === each.name)?.at);
  const last = days.toSorted((a, b) => (a?.getTime() ?? 0) - (b?.getTime() ?? 0)).at(-1);
  return last === undefined || days.includes(undefined) ? null : { on: pacificDate(last), evidence: null };
}

interface Sent {
  readonly method: string;
  readonly consent: { readonly on: string; readonly evidence: string } | null;
}

/**
 * The consent that a disclosure is sent with; none unless it is electronic. Refused without one: electronic disclosures need the consent
 * of the E-Sign Act (12 CFR 1026.37(o)(3)(iii) and 1026.38(t)(3)(iii)).
 */
export async function consentToSend(
  portal: AppContext,
  loan: LoanDocument,
  { method, consent }: Sent,
): Promise<Pick<EstimateDelivery, 'consent'>> {
  if (method !== 'electronic') return {};
  if (consent && consent.on > pacificDate(portal.clock()))
    throw refuse('invalid', 'estimate-in-future', { fields: { 'consent.on': 'estimate-in-future' } });
  const known = consent ?? (await consentOf(portal, loan));
  if (known === null) throw refuse('invalid', 'electronic-consent', { fields: { method: 'electronic-consent' } });
  return { consent: known };
}
