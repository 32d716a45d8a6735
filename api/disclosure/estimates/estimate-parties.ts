import { applicationOf, borrowerPositions, isCoborrower } from '../../../domain/application/borrowers/borrower-list';
import { receivesDisclosure } from '../../../domain/application/requirements/disclosure-requirements';
import { readingOf } from '../../../domain/application/visibility/field-visibility';
import type { EstimateApplicant } from '../../../domain/disclosure/estimate/estimate-form';
import type { FormParty } from '../../../domain/disclosure/estimate/estimate-form.schemas';
import type { Settings } from '../../../domain/lender/settings.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { borrowerMailingAddress } from '../../documents/documents.service';

/** Those who apply, with where mail reaches them; a co-borrower without an address lives with the borrower. */
export function applicantsOf(loan: LoanDocument): EstimateApplicant[] {
  return borrowerPositions(loan)
    .filter(({ owner, name }) => {
      const at = readingOf(loan.applicants[applicationOf(owner)] ?? {}, loan, isCoborrower(owner));
      return name !== '' && receivesDisclosure(owner, at);
    })
    .map(({ owner, name, application }) => {
      const applicant = loan.applicants[application];
      const own = borrowerMailingAddress(applicant, isCoborrower(owner) ? 'C' : 'B');
      return { name, address: own.length > 0 ? own : borrowerMailingAddress(applicant, 'B') };
    });
}

/** `NMLS/__ License ID`, with the state of a license that is given for an NMLS ID. */
function licensed(
  nmls: string | null | undefined,
  license: string | null | undefined,
  state: string | null | undefined,
) {
  return nmls || !license
    ? { label: 'NMLS/__ License ID', id: nmls ?? '' }
    : { label: `NMLS/${state ?? '__'} License ID`, id: license };
}

const party = (name: string, company: ReturnType<typeof licensed>): FormParty => ({
  ...{ name, license: company.label, licenseId: company.id },
  ...{ officer: '', officerLicense: 'NMLS/__ License ID', officerLicenseId: '', email: '', phone: '' },
});

function withOfficer(of: FormParty, loan: LoanDocument): FormParty {
  const { label, id } = licensed(
    loan.sUrlaOriginatorNmlsId,
    loan.sUrlaOriginatorLicenseNum,
    loan.sUrlaOriginatorLicenseState,
  );
  return {
    ...of,
    ...{
      officer: loan.sUrlaOriginatorNm ?? loan.sEmployeeLoanRepName ?? '',
      officerLicense: label,
      officerLicenseId: id,
    },
    email: loan.sUrlaOriginatorEmail ?? loan.sEmployeeLoanRepEmail ?? '',
    phone: loan.sUrlaOriginatorPhone ?? loan.sEmployeeLoanRepPhone ?? '',
  };
}

const WHOLESALE = '2';

/** The lender and, in the wholesale channel, the mortgage broker: the loan officer is of whom the loan came from. */
export function partiesOf(
  loan: LoanDocument,
  settings: Settings,
): { readonly lender: FormParty; readonly broker: FormParty } {
  const lender = party(settings.lenderName, licensed(settings.nmlsId, null, null));
  const none = party('', licensed(null, null, null));
  if (loan.sBranchChannelT !== WHOLESALE) return { lender: withOfficer(lender, loan), broker: none };
  const { sUrlaCompanyNmlsId, sUrlaCompanyLicenseNum, sUrlaCompanyLicenseState } = loan;
  const broker = party(
    loan.sUrlaCompanyNm ?? loan.sOriginatingCompanyName ?? '',
    licensed(sUrlaCompanyNmlsId, sUrlaCompanyLicenseNum, sUrlaCompanyLicenseState),
  );
  return { lender, broker: withOfficer(broker, loan) };
}
