import { emptyDocument, type LoanDocument } from '../../loan/document';
import type { Owner } from '../../loan/records';

const mine = (id: string, ...owners: Owner[]) => ({ id, owners: owners.length > 0 ? owners : (['0B'] as Owner[]) });

/** A purchase for 340,000 with a loan of 300,000 and published results (domain facts 6.1); names are invented. */
export const sampleLoan: LoanDocument = {
  ...emptyDocument(),
  version: 1,
  sLNm: '2611040827',
  sStatusT: '0',
  sLPurposeT: '0',
  sLT: '0',
  sLienPosT: '0',
  sLAmtCalc: '300000.00',
  sPurchPrice: '340000.00',
  sApprVal: '340000.00',
  sNoteIR: '4.250',
  sTerm: 360,
  sProMIns: '50.00',
  sProHazIns: '75.00',
  sProRealETx: '165.00',
  sTotEstCcAmt: '8750.00',
  sSellerCreditAmt: '4750.00',
  sLenderCreditAmt: '1000.00',
  sPurchCreditEarnestMoneyAmt: '10000.00',
  sPurchCreditOtherAmt: '4200.00',
  applicants: [{ aBFirstNm: 'Marisol', aBLastNm: 'Abernathy', aPresRent: '1450.00' }],
  employments: [
    {
      ...mine('e1'),
      employer: 'Larkspur Optics',
      status: '0',
      monthlyIncome: '11750.00',
      basePay: '10000.00',
      overtimePay: '1000.00',
      bonusPay: '750.00',
    },
  ],
  incomes: [
    { ...mine('i1'), type: '9', monthlyAmount: '1000.00' },
    { ...mine('i2'), type: '2', monthlyAmount: '100.00' },
    { ...mine('i3'), type: '12', monthlyAmount: '250.00' },
    { ...mine('i4'), type: '18', monthlyAmount: '1000.00' },
  ],
  liabilities: [
    { ...mine('l1'), holder: 'Pine Card', type: '2', balance: '437.00', payment: '44.00' },
    { ...mine('l2'), holder: 'Delta Auto Finance', type: '3', balance: '14748.00', payment: '425.00' },
  ],
  assets: [
    { ...mine('a1'), holder: 'Harbor Bank', type: '3', value: '12000.00' },
    { ...mine('a2'), holder: 'Harbor Bank', type: '14', value: '100000.00' },
    { ...mine('a3'), holder: 'Abernathy Trust', type: '19', value: '50000.00' },
    { ...mine('a4'), holder: 'Quill Funds', type: '16', value: '120000.00' },
  ],
};

/** The same loan with a co-borrower, debts that do not count, a previous job and a rental property. */
export const jointLoan: LoanDocument = {
  ...sampleLoan,
  applicants: [{ ...sampleLoan.applicants[0], aCFirstNm: 'Jonah', aCLastNm: 'Abernathy' }],
  employments: [
    ...sampleLoan.employments,
    { ...mine('e2', '0C'), employer: 'Abernathy Framing', status: '0', selfEmployed: true, monthlyIncome: '2600.00' },
    { ...mine('e3', '0C'), employer: 'Old Mill School', status: '1', monthlyIncome: '3100.00' },
  ],
  liabilities: [
    ...sampleLoan.liabilities,
    {
      ...mine('l3', '0B', '0C'),
      holder: 'Cedar Loans',
      type: '3',
      balance: '5200.00',
      payment: '210.00',
      payoff: true,
    },
    { ...mine('l4', '0C'), holder: 'Finch Store', type: '2', balance: '80.00', payment: '25.00', excluded: true },
    { ...mine('l5', '0B', '0C'), holder: 'Tern Mortgage', type: '0', payment: '900.00', reoId: 'r1' },
  ],
  assets: [
    ...sampleLoan.assets,
    { ...mine('a5', '0C'), holder: 'Wren Retirement', type: '6', value: '30000.00' },
    { ...mine('a6', '0B', '0C'), holder: 'Ida Abernathy', type: '4', value: '5000.00' },
    { ...mine('a7', '0C'), type: '0', description: '2021 sedan', value: '14000.00' },
  ],
  reos: [
    {
      ...mine('r1', '0B', '0C'),
      address: '18 Juniper Court',
      city: 'Ventura',
      status: '3',
      grossRent: '2000.00',
      monthlyExpenses: '300.00',
    },
  ],
};
