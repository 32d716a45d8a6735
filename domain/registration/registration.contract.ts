import type { Contract } from '../contract/contract';
import { registeredLoan } from '../loan/loan.schemas';

/** Registration of a loan. */
export const registrationContract = {
  'POST /lqb/loans/{loanNum}/register': { answer: registeredLoan },
} satisfies Contract;

export type RegistrationContract = typeof registrationContract;
