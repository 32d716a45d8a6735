import { applicationContract } from '../../domain/application/application.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { assertVersion } from '../loan/loan.service';
import { changeTerms, discountTerms, escrowTerms, perDiemTerms, pointsAsAmount, type Terms } from './terms.service';
import { programOptions } from './terms-programs.service';

const writers = { kind: 'loan', menu: ['application'], write: true } as const;

type TermsPath = 'discount-point' | 'per-diem-interest' | 'initial-escrow-payment';

const termsCall = (path: TermsPath, terms: Terms, summary: string): Call =>
  defineCall(applicationContract, `POST /loan-proxy/{loanNum}/${path}`, {
    area: 'application',
    summary,
    access: writers,
    handle: ({ portal, caller, loan, body: { version, ...fields } }) => {
      assertVersion(loan, version);
      const sent = terms === discountTerms ? pointsAsAmount(loan, fields) : fields;
      return changeTerms(portal, caller, loan, { terms, sent: { version, ...sent } });
    },
  });

/** Terms of a loan with their own calls, and the programs it can choose. */
export const termsCalls: readonly Call[] = [
  termsCall(
    'discount-point',
    discountTerms,
    'Sets the discount: { version, points } in percent of the note amount, or { version, sLDiscnt1003 } in dollars.',
  ),
  termsCall(
    'per-diem-interest',
    perDiemTerms,
    'Sets the days and the basis of interest by the day; works out sPerDiemAmt and, where no days are sent, the days from the ' +
      'date on which it begins. Answers perDiemInterest and prepaidInterest in whole cents.',
  ),
  termsCall(
    'initial-escrow-payment',
    escrowTerms,
    'Sets the charges of the escrow account and their due days; works out the aggregate adjustment, the months of each charge ' +
      'and the initial payment, or says which dates are missing.',
  ),
  defineCall(applicationContract, 'GET /loan-proxy/{loanNum}/program-options', {
    area: 'application',
    summary:
      'The programs that the loan is eligible for right now, with the rates that they are offered at, as options.',
    access: { kind: 'loan', menu: ['application', 'loan-summary', 'rate-lock'] },
    needs: 'pricing',
    handle: ({ portal, loan }) => programOptions(portal, loan),
  }),
];
