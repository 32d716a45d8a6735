import fc from 'fast-check';
import { assetTypeCodes, incomeTypeCodes, liabilityTypeCodes } from '../../loan/codes/record-codes';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { type Owner, owners } from '../../loan/records';
import { formatCents, formatThousandths } from '../../numbers/fixed';

const orNothing = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 4 });
const moneyFrom = (min: number, max: number) =>
  orNothing(fc.integer({ min: min * 100, max: max * 100 }).map(formatCents));
const money = moneyFrom(0, 20_000);
const percent = (max: number) => orNothing(fc.integer({ min: 0, max: max * 1000 }).map(formatThousandths));
const codesOf = (list: object) => orNothing(fc.constantFrom(...Object.keys(list)));
const months = orNothing(fc.integer({ min: 0, max: 360 }));
const yes = orNothing(fc.boolean());
const owned = fc.subarray<Owner>([...owners], { minLength: 1 });
const name = orNothing(fc.constantFrom('Harbor Bank', 'عقد', ' '));

/** Records with unique IDs. */
function list<Fields extends object>(id: string, fields: fc.Arbitrary<Fields>) {
  const records = fc.array(fc.tuple(fields, owned), { maxLength: 5 });
  return records.map((all) => all.map(([values, whose], at) => ({ ...values, id: `${id}${at + 1}`, owners: whose })));
}

const income = moneyFrom(-2_000, 20_000);

const employment = fc.record({
  employer: name,
  status: fc.constantFrom('0', '0', '1', null),
  selfEmployed: yes,
  monthlyIncome: income,
  basePay: money,
  overtimePay: money,
  bonusPay: money,
  commissionPay: money,
  militaryPay: money,
  otherPay: money,
});

const ytdMonths = orNothing(fc.integer({ min: 0, max: 1200 }).map(formatCents));
const yearMonths = orNothing(fc.integer({ min: 1, max: 12 }));

/** A documented history, and answers about how income counts. */
const jobHistory = fc.record({
  ytdMonths,
  lastYearMonths: yearMonths,
  yearBeforeMonths: yearMonths,
  baseYtd: money,
  baseLastYear: money,
  overtimeYtd: money,
  overtimeLastYear: money,
  overtimeYearBefore: money,
  otherYearBefore: money,
  netProfitLastYear: income,
  netProfitYearBefore: income,
  depreciationLastYear: money,
  mealsYearBefore: money,
  seasonalIncome: yes,
  militaryNonTaxable: yes,
  otherNonTaxable: yes,
  projected: yes,
  startDate: fc.constantFrom('2026-01-05', '2026-12-30', '2027-06-01', null),
});

const sourceHistory = fc.record({
  ytdMonths,
  ytdAmount: money,
  lastYearAmount: money,
  yearBeforeAmount: money,
  nonTaxable: yes,
  taxRate: percent(40),
  mccRate: percent(50),
  monthsOfTwelve: orNothing(fc.integer({ min: 0, max: 12 })),
  monthsReceived: orNothing(fc.integer({ min: 0, max: 36 })),
});

const both = <First, Second>(first: fc.Arbitrary<First>, second: fc.Arbitrary<Second>) =>
  fc.tuple(first, second).map(([a, b]) => ({ ...a, ...b }));

const debt = fc.record({
  type: codesOf(liabilityTypeCodes),
  holder: name,
  balance: money,
  payment: money,
  excluded: yes,
  payoff: yes,
  remainingMonths: months,
  studentLoan: yes,
  deferredUntil: fc.constantFrom('2027-06-01', '2029-01-01', null),
  paidByOther: yes,
  reducesIncome: yes,
  reoId: fc.constantFrom(null, null, 'r1', 'r2', 'r9'),
});

const property = fc.record({
  address: name,
  status: fc.constantFrom('0', '1', '2', '3', null),
  isSubjectProperty: yes,
  currentUsage: fc.constantFrom('0', '2', null),
  monthlyExpenses: money,
  grossRent: money,
  netRent: orNothing(moneyFrom(-3_000, 3_000)),
});

const amounts = fc.record({
  sLPurposeT: fc.constantFrom('0', '0', '1', '2', '8', null),
  sLT: fc.constantFrom('0', '1', '2', '3', null),
  sFannieCommunityLendingT: fc.constantFrom('1', '2', null),
  sEstCloseD: fc.constantFrom('2026-10-01', null),
  sOccTPe: fc.constantFrom('0', '1', '2', null),
  sProdSpT: fc.constantFrom('0', '8', null),
  sSpGrossRent: money,
  sSpNetRent: orNothing(moneyFrom(-3_000, 3_000)),
  sLienPosT: fc.constantFrom('0', '1', null),
  sLAmtCalc: moneyFrom(0, 2_000_000),
  sPurchPrice: moneyFrom(0, 3_000_000),
  sApprVal: moneyFrom(0, 3_000_000),
  sSpState: fc.constantFrom('CA', 'NY', 'TX', 'OH', 'GU', null),
  sSpSquareFeet: orNothing(fc.integer({ min: 0, max: 6_000 })),
  sUsdaHouseholdSize: orNothing(fc.integer({ min: 0, max: 10 })),
  sVaMaintenanceAmt: money,
  sSpLandlordYear: yes,
  sConcurSubFin: money,
  sSubFin: money,
  sSubFinDrawn: money,
  sRemain1stMBal: money,
  sFfUfmipR: percent(4),
  sFfUfmip1pc: money,
  sUfCashPd: money,
  sIsVaFundingFeeExempt: yes,
});

const payments = fc.record({
  sNoteIR: percent(20),
  sQualIR: percent(20),
  sFinMethT: fc.constantFrom('0', '1', null),
  sRAdj1stCapMon: fc.constantFrom(1, 12, 36, 60, 84, null),
  sRAdj1stCapR: percent(5),
  sRAdjCapR: percent(2),
  sRAdjCapMon: fc.constantFrom(6, 12, null),
  sRAdjLifeCapR: percent(6),
  sRAdjIndexR: percent(6),
  sRAdjMarginR: percent(4),
  sTerm: months,
  sIOnlyMon: months,
  sProMIns: money,
  sProMInsR: percent(2),
  sProOFinPmt: money,
  sProHazIns: money,
  sProFloodIns: money,
  sProRealETx: money,
  sProHoAssocDues: money,
  sProGroundRent: money,
  sProOHExp: money,
});

const closing = fc.record({
  sAltCost: money,
  sLandCost: money,
  sRefPdOffAmt: money,
  sTotEstPpAmt: money,
  sTotEstCcAmt: money,
  sLDiscnt1003: money,
  sSellerCreditAmt: money,
  sLenderCreditAmt: money,
  sOtherCreditAmt: money,
  sPurchCreditEarnestMoneyAmt: money,
  sPurchCreditOtherAmt: money,
});

const applicant = fc.record({
  aOccT: fc.constantFrom('0', '2', null),
  aBAddrT: fc.constantFrom('0', '1', null),
  aBAddrRent: money,
  aPresRent: money,
  aPres1stM: money,
  aPresHazIns: money,
  aBVaFedTax: money,
  aBVaStateTax: money,
  aBVaLocalTax: money,
  aBVaSsTax: money,
});

const source = fc.record({ type: codesOf(incomeTypeCodes), monthlyAmount: income });

/** Loans with any inputs of the calculations, present or missing, shared or not; `history` includes those of documented income. */
const loansWith = (history: boolean): fc.Arbitrary<NewLoanDocument> =>
  fc
    .record({
      loan: fc.tuple(amounts, payments, closing),
      applicants: fc.array(applicant, { minLength: 1, maxLength: 2 }),
      employments: list('e', history ? both(employment, jobHistory) : employment),
      incomes: list('i', history ? both(source, sourceHistory) : source),
      assets: list('a', fc.record({ type: codesOf(assetTypeCodes), holder: name, value: money })),
      liabilities: list('l', debt),
      reos: list('r', property),
    })
    .map(({ loan, ...lists }) => ({ ...emptyDocument(), ...loan[0], ...loan[1], ...loan[2], ...lists }));

export const arbitraryLoan = loansWith(true);
export const loanWithoutHistory = loansWith(false);
