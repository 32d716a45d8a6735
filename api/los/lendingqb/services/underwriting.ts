import { element } from '../../../ports/vendors/xml';
import type { Call } from '../soap/client';
import { fieldsOf, findAll } from '../soap/envelope';
import { checkedResult } from '../soap/result';

/** The account with an agency. */
export interface AgencyLogin {
  readonly user: string;
  readonly password: string;
}

/** How the agency gets credit reports. */
export interface CreditAccess extends AgencyLogin {
  readonly provider: string;
}

/** Submits a loan to Desktop Underwriter; answers the warnings of LendingQB. */
export const submitToDu = async (
  call: Call,
  loanNum: string,
  { login, institution, credit }: { login: AgencyLogin; institution: string; credit: CreditAccess },
): Promise<readonly string[]> =>
  (
    await call(
      'SubmitToDesktopUnderwriterSeamless',
      [loanNum, login.user, login.password, institution, credit.provider, credit.user, credit.password, 'false'],
      checkedResult,
    )
  ).warnings;

/** Submits a loan to Desktop Originator. */
export const submitToDo = async (call: Call, loanNum: string, login: AgencyLogin): Promise<readonly string[]> =>
  (await call('SubmitToDesktopOriginator', [loanNum, login.user, login.password], checkedResult)).warnings;

/** Submits a loan to Loan Product Advisor, with credit reports that the loan has. */
export const submitToLpa = async (
  call: Call,
  loanNum: string,
  { login, method, provider }: { login: AgencyLogin; method: string; provider: string },
): Promise<readonly string[]> =>
  (
    await call(
      'SubmitToLoanProspectorSeamless',
      [loanNum, login.user, login.password, method, provider, ''],
      checkedResult,
    )
  ).warnings;

const RESULT_FIELDS = ['sDuCaseId', 'sLpAusKey', 'sProd3rdPartyUwResultT'] as const;

/** What a loan has of its submissions: the IDs of the agencies, and the code of the result. Findings are not public. */
export async function underwritingResult(call: Call, loanNum: string): Promise<Readonly<Record<string, string>>> {
  const fields = RESULT_FIELDS.map((id) => element('field', { id }));
  const query = element('LOXmlFormat', { version: '1.0' }, [element('loan', {}, fields)]);
  const { root } = await call('Load', [loanNum, query, '0'], checkedResult);
  const texts = fieldsOf(findAll(root, 'loan')[0] ?? root);
  return Object.fromEntries(RESULT_FIELDS.map((id) => [id, texts.get(id)?.trim() ?? '']));
}
