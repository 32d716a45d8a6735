import { describe, expect, it } from 'vitest';
import { calls } from '../calls';

/** They change nothing of the loan; a new version of a certificate is for those who may issue it. */
const readsByPost = [
  '/lqb/loans/{loanNum}/rate-lock-simulation',
  '/lqb/loans/{loanNum}/pricing-simple',
  '/lqb/loans/{loanNum}/rate-quote',
  '/lqb/loans/{loanNum}/reveal',
  '/lqb/loans/{loanNum}/loan-status-cert',
  // Audits and previews of packages store nothing with the loan.
  '/lqb/loans/{loanNum}/df-packages',
  '/lqb/loans/{loanNum}/df-audit',
  '/lqb/loans/{loanNum}/df-preview',
  '/loan-proxy/{loanNum}/dmd-audit',
  // Asks how far a submission is.
  '/lpa/{JobId}',
];
/** The handler requires the pages of the order. */
const ofOrders = ['/loan-proxy/{loanNum}/orders/{id}/cancel'];
/** Keeps how far its user has read, which changes nothing of the loan. */
const ofReaders = ['/lqb/loans/{loanNum}/msg/read'];

describe('the calls that change a loan', () => {
  const changing = calls.filter(({ method, path }) => method !== 'GET' && !readsByPost.includes(path));
  const ofLoans = changing.flatMap(({ access, path }) => (access.kind === 'loan' ? [{ path, ...access }] : []));

  it('say that they write', () => {
    expect(ofLoans.length).toBeGreaterThan(20);
    expect(ofLoans.filter(({ path, write }) => write === undefined && !ofReaders.includes(path))).toEqual([]);
  });

  it('name the pages that they serve', () => {
    const ofNoPage = ofLoans.filter(({ menu, path }) => menu === 'any' && !ofOrders.includes(path));
    expect(ofNoPage).toEqual([]);
  });

  it('require an editable status, except for documents, conditions, emails, signing, messages, locks, disclosures and registering (decision 0008)', () => {
    const inAny = ofLoans.filter(({ write }) => write === 'any-status').map(({ path }) => path);
    const others = inAny.filter((path) => !/^\/lqb\/edocs\/|\/conditions\b|\/rate-lock-/.test(path));
    expect(others.sort()).toEqual([
      // An account of the user, who orders for other loans with it too.
      '/loan-proxy/{loanNum}/closing-disclosures',
      '/loan-proxy/{loanNum}/closing-disclosures/{number}/receipt',
      // The desk decides what becomes of a request.
      '/loan-proxy/{loanNum}/coc-decision',
      '/loan-proxy/{loanNum}/credit-account/{agency}',
      '/loan-proxy/{loanNum}/credit-account/{agency}',
      '/loan-proxy/{loanNum}/emails-sent',
      '/loan-proxy/{loanNum}/emails-sent/{id}/send-again',
      '/loan-proxy/{loanNum}/loan-estimates',
      '/loan-proxy/{loanNum}/loan-estimates/{number}/intent',
      '/loan-proxy/{loanNum}/loan-estimates/{number}/receipt',
      '/loan-proxy/{loanNum}/send-email',
      '/loan-proxy/{loanNum}/signing-packages',
      '/loan-proxy/{loanNum}/signing-packages/{id}/paper',
      '/loan-proxy/{loanNum}/signing-packages/{id}/signers/{signer}/resend',
      '/loan-proxy/{loanNum}/signing-packages/{id}/void',
      '/lqb/loans/{loanNum}/appraisal-transfer-upload',
      '/lqb/loans/{loanNum}/cd-request',
      '/lqb/loans/{loanNum}/coc',
      '/lqb/loans/{loanNum}/coc-fee',
      '/lqb/loans/{loanNum}/coc/{taskId}',
      '/lqb/loans/{loanNum}/doc-received-date',
      '/lqb/loans/{loanNum}/msg',
      '/lqb/loans/{loanNum}/msg/{id}',
      '/lqb/loans/{loanNum}/register',
      '/lqb/loans/{loanNum}/tolerance-cure',
    ]);
  });
});
