import type { CertificateData } from './certificate.schemas';

type Sample = Omit<CertificateData['conditions'][number], 'number'>;

const open = (cat: string, description: string): Sample => ({ cat, description, state: 'active', doneD: null });
const inReview = (cat: string, description: string): Sample => ({ cat, description, state: 'submitted', doneD: null });
const cleared = (cat: string, description: string): Sample => ({
  ...{ cat, description, state: 'cleared', doneD: '2026-11-18' },
});

/** A purchase with conditions of most categories. */
export const certificateSample: CertificateData = {
  loanNum: '2600000142',
  isOnHold: false,
  decidedD: '2026-11-16',
  respondByD: '2026-12-16',
  reasons: [],
  documentsExpireD: '2027-02-12',
  underwriter: 'Marisol Okafor',
  borrowers: ['Ruta Lindqvist', 'İlker Öztürk'],
  property: '41 Larkspur Lane, Unit 3, Pasadena, CA 91101',
  program: 'Conforming 30 Year Fixed',
  amount: '480000.00',
  rate: '6.375',
  termMonths: 360,
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '2',
  ltv: '80.000',
  cltv: '80.000',
  dti: '38.421',
  isDemoScore: false,
  score: 761,
  sProd3rdPartyUwResultT: '1',
  duCaseId: '1652038847',
  lpaKey: null,
  lockExpiresD: '2026-12-21',
  conditions: [
    cleared('Credit', 'Letter of explanation for the inquiry of 10/02/2026 from Harbor Auto Finance.'),
    open('Credit', 'Proof that the revolving account ending in 4417 is paid off and closed.'),
    open('AUS', 'Run DU again with the final figures. The result must stay Approve/Eligible.'),
    cleared('Processing', 'Signed Form 4506-C for both borrowers.'),
    inReview('Processing', 'Copy of the purchase contract with all addenda, signed by buyers and sellers.'),
    cleared('PTA', 'Source of the deposit of $18,500.00 on 10/14/2026 to the account ending in 0921.'),
    open('PTD', 'Homeowner’s policy with coverage of at least $402,000.00, premium paid for one year.'),
    open('PTD', 'Preliminary title report and closing protection letter.'),
    open('PTF', 'Verbal verification of employment within 10 business days of the note date.'),
    open('PTF', 'Signed note, security instrument and final Closing Disclosure.'),
  ].map((condition, index) => ({ ...condition, number: index + 1 })),
};

/** Why the sample was decided so; an approval has no reasons. */
export const sampleReasons: Readonly<
  Record<'approval-certificate' | 'suspense-notification' | 'denial-certificate', CertificateData['reasons']>
> = {
  'approval-certificate': [],
  'suspense-notification': [
    { list: 'sSuspenseReasonsT', code: 'income', text: null },
    { list: 'sSuspenseReasonsT', code: 'other', text: 'The seller has not signed the addendum.' },
  ],
  'denial-certificate': [
    { list: 'sDenialReasonsT', code: 'obligations-excessive', text: null },
    { list: 'sDenialReasonsT', code: 'income-unverified', text: null },
  ],
};
