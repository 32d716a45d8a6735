import type { AusFacts } from './facts.schemas';
import type { CountyLimits } from './rules/eligibility-check';
import { type SimulationInput, simulate } from './simulate';

/** A purchase of a principal residence at 80%: score 761, DTI 36, twelve months of reserves. */
export const strongFacts: AusFacts = {
  ...{ sLT: '0', sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sGseSpT: null, sLienPosT: '0', sFinMethT: '0' },
  ...{ sFannieCommunityLendingT: '0', sHousingHistoryT: null, sSpState: 'CA', sSpZip: '91102' },
  ...{ sTerm: 360, sNoteIR: '6.125', sLAmtCalc: '400000.00', sPurchPrice: '500000.00', sApprVal: '500000.00' },
  ...{ otherLoans: null, helocDrawn: null, helocLine: null, ltv: '80.000', cltv: '80.000', hcltv: '80.000' },
  ...{ income: '10000.00', housing: '3000.00', debts: '600.00', dtiTop: '30.000', dtiBottom: '36.000' },
  incomeParts: { overtime: null, bonus: null, commission: null, selfEmployed: null, rent: null, other: null },
  ...{ score: 761, averageScore: 761, creditD: '2026-11-16', accounts: '150000.00', retirement: null, gifts: null },
  ...{ reserves: '36000.00', requiredReserves: '0.00', reserveMonths: '12.00', cash: '110000.00' },
  ...{ financedProperties: 1, events: [], debtList: [] },
  borrowers: [{ name: 'Ann Lee', employed: true, selfEmployed: false }],
  features: {
    ...{ construction: false, renovation: false, leasehold: false },
    ...{ giftOfEquity: false, subjectRent: false, firstTimeBuyer: false },
  },
};

/** Los Angeles in 2026, one unit. */
export const county: CountyLimits = { baseline: 832_750_00, gse: 1_249_125_00, fha: 1_249_125_00 };

const percent = (part: number, whole: number): string => ((part / whole) * 100).toFixed(3);

/** Facts with this LTV of a value of $500,000, without other loans. */
export function atLtv(ltv: number, more: Partial<AusFacts> = {}): AusFacts {
  const amount = ltv * 5_000;
  const ratio = percent(amount, 500_000);
  return { ...strongFacts, sLAmtCalc: amount.toFixed(2), ltv: ratio, cltv: ratio, hcltv: ratio, ...more };
}

export const run = (facts: AusFacts, more: Partial<SimulationInput> = {}) =>
  simulate({ system: 'DU', facts, day: '2026-11-20', county, problems: [], ...more });

/** The codes of the messages. */
export const codesOf = (report: ReturnType<typeof run>): string[] =>
  report.findings.map(({ text }) => ('code' in text ? text.code : ''));
