import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { borrowersAction } from './borrowers/borrower-action.schemas';
import { requirementsAnswer } from './requirements/requirements.schemas';
import { sectionAnswer, sectionChange, sectionContract } from './section.schemas';
import { programOption, termsAnswer } from './terms.schemas';
import { newTitleHolder, storedTitleHolder, vestingAnswer } from './vesting/vesting.schemas';

/** The version that was read may go along. */
const versionQuery = z.object({ version: z.coerce.number<number | string>().int().min(1).optional() });

const terms = { body: sectionChange, answer: termsAnswer };

/** The loan application: sections, borrowers, title holders, terms, and missing items. */
export const applicationContract = {
  'POST /loan-proxy/{loanNum}/borrowers': { body: borrowersAction, answer: sectionAnswer },
  'DELETE /loan-proxy/{loanNum}/application/{id}': { query: versionQuery, answer: sectionAnswer },
  'GET /loan-proxy/{loanNum}/vesting-borrower': { answer: vestingAnswer },
  'POST /loan-proxy/{loanNum}/vesting-borrower': { body: newTitleHolder, answer: vestingAnswer },
  'PUT /loan-proxy/{loanNum}/vesting-borrower': { body: storedTitleHolder, answer: vestingAnswer },
  'DELETE /loan-proxy/{loanNum}/vesting-borrower/{id}': { query: versionQuery, answer: vestingAnswer },
  'POST /loan-proxy/{loanNum}/capitalize-vesting': { answer: vestingAnswer },
  'POST /loan-proxy/{loanNum}/discount-point': terms,
  'POST /loan-proxy/{loanNum}/per-diem-interest': terms,
  'POST /loan-proxy/{loanNum}/initial-escrow-payment': terms,
  'GET /loan-proxy/{loanNum}/program-options': { answer: z.array(programOption) },
  'GET /loan-proxy/{loanNum}/needs': { answer: requirementsAnswer },
  ...sectionContract,
  'POST /loan-proxy/{loanNum}/{section}': { body: sectionChange, maxBody: bodyLimits.loan, answer: sectionAnswer },
} satisfies Contract;

export type ApplicationContract = typeof applicationContract;
