import { jointConsent } from '../../domain/disclosure/electronic-consent';
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

const namesOf = (loan: LoanDocument): string[] => applicantsOf(loan).map(({ name }) => name);

/** The consent of all borrowers to electronic disclosures, as recorded or given on the signing pages; null without it. */
export async function consentOf(portal: AppContext, loan: LoanDocument): Promise<ElectronicConsent | null> {
  return jointConsent(namesOf(loan), recordedConsent(loan), await consentsOf(portal, loan.sLNm));
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
  return { consent: { ...known, names: namesOf(loan) } };
}
