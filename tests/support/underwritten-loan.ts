import { completePurchase } from './loan-builder';

const [person] = completePurchase.applicants;

const declared = Object.fromEntries(
  [
    ...['aBDecPastOwnership', 'aBDecSellerRelationship', 'aBDecBorrowing', 'aBDecNewMortgage', 'aBDecNewCredit'],
    ...['aBDecPriorityLien', 'aBDecEndorser', 'aBDecJudgment', 'aBDecDelinquent', 'aBDecLawsuit', 'aBDecDeedInLieu'],
    ...['aBDecShortSale', 'aBDecForeclosure', 'aBDecBankrupt'],
  ].map((name) => [name, false]),
);

/** A purchase with everything that a submission to an underwriting system needs: LTV 80, score 761, DTI 38. */
export const underwrittenPurchase = {
  ...completePurchase,
  ...{ sLT: '0', sLienPosT: '0', sFinMethT: '0', sTerm: 360, sNoteIR: '6.125', sSpCounty: 'Los Angeles' },
  ...{ sProRealETx: '610.00', sProHazIns: '120.00' },
  applicants: [
    {
      ...person,
      ...declared,
      ...{ aBDecOcc: true, aProdBCitizenT: '0', aBMaritalStatT: '0', aBAddrMonths: 40, aCrOd: '2026-11-16' },
    },
  ],
  employments: [
    {
      ...{ id: 'e1', owners: ['0B'], status: '0', employer: 'Harbor Clinic', selfEmployed: false },
      ...{ basePay: '11050.00', bonusPay: '1450.00', monthlyIncome: '12500.00' },
    },
  ],
  assets: [{ id: 'a1', owners: ['0B'], type: '7', holder: 'First Bank', accountNumber: '4410', value: '180000.00' }],
  liabilities: [
    {
      id: 'l1',
      owners: ['0B'],
      type: '2',
      holder: 'Card Services',
      accountNumber: '881',
      balance: '2400.00',
      payment: '72.00',
    },
    {
      ...{ id: 'l2', owners: ['0B'], type: '3', holder: 'Meridian Auto Finance', accountNumber: '902' },
      ...{ balance: '11240.00', payment: '318.00', remainingMonths: 38 },
    },
  ],
} as const;
