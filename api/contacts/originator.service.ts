import type { OriginatorChoice } from '../../domain/contacts/contact-work.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { nmlsIdIn } from '../../domain/loan/originator';
import { profileOfLogin } from '../access/access.service';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { changeLoan, maskLoan } from '../loan/loan.service';

/** The originator's facts from the profile of the assigned loan officer. A license of someone else is not kept. */
async function ofLoanOfficer({ db }: AppContext, loan: LoanDocument) {
  const login = loan.sEmployeeLoanRepLogin;
  const profile = login ? await profileOfLogin(db, login) : undefined;
  if (profile === undefined) throw refuse('conflict', 'no-loan-officer');
  return {
    sUrlaOriginatorNm: `${profile.first_name} ${profile.last_name}`.trim(),
    sUrlaOriginatorNmlsId: nmlsIdIn(profile.nmls_id),
    sUrlaOriginatorLicenseNum: null,
    sUrlaOriginatorPhone: profile.phone,
    sUrlaOriginatorEmail: profile.email,
  };
}

/** Records who took the application (URLA 9). 409 `stale` if the loan changed, `conflict` if no loan officer is assigned. */
export async function chooseOriginator(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, originator }: OriginatorChoice,
) {
  const fields = originator === 'loan-officer' ? await ofLoanOfficer(portal, loan) : originator;
  const changed = await changeLoan(portal, caller, loan, { version, fields, action: 'loan.originator' });
  return { ...maskLoan(changed), id: changed.sLNm };
}
