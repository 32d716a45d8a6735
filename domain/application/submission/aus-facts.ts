import type { AusFacts, CreditEvent, SubmittedDebt } from '../../aus/facts.schemas';
import type { AusSystem } from '../../aus/systems';
import type { deliveryTargetCodes } from '../../loan/codes/loan-codes';
import { loanScore } from '../../loan/credit-score';
import { borrowerName, borrowersOf, type LoanDocument, type NewLoanDocument } from '../../loan/document';
import { coborrowerName } from '../../loan/fields/coborrower-fields';
import type { LiabilityRecord, Owner } from '../../loan/records';
import { applicantFacts } from '../../pricing/read-applicants';
import type { Calculations } from '../calculations/calculations';
import { calculationsOf } from '../calculations/calculations';
import { financedPropertyCount } from '../calculations/financed-properties';
import { whyNoDebt } from '../calculations/leaving-property';
import { occupancyOf } from '../calculations/occupancy';

type Target = keyof typeof deliveryTargetCodes;

const targetOf: Readonly<Record<AusSystem, Target>> = { DU: '0', DO: '0', LPA: '1' };

/** The loan under the rules of the agency whose system it is submitted to, whatever its program. */
export const underAgencyOf = <Loan extends NewLoanDocument>(loan: Loan, system: AusSystem): Loan => ({
  ...loan,
  sLpInvestorNm: null,
  sLpProductType: null,
  sGseDeliveryTargetT: targetOf[system],
});

/** The answer of a borrower or co-borrower, by the borrower's field name. */
function answerOf(loan: NewLoanDocument, owner: Owner, name: string): unknown {
  const applicant = loan.applicants[Number(owner[0])] ?? {};
  return Reflect.get(applicant, owner.endsWith('C') ? coborrowerName(name) : name);
}

const declared = [
  ['aBDecForeclosure', 'foreclosure'],
  ['aBDecDeedInLieu', 'deed-in-lieu'],
  ['aBDecShortSale', 'short-sale'],
] as const;

/** The day of an event, in the field next to its answer. */
function dayOf(loan: NewLoanDocument, owner: Owner, name: string): string | null {
  const day = answerOf(loan, owner, `${name}D`);
  return typeof day === 'string' && day !== '' ? day : null;
}

/** How a bankruptcy ended. */
function endOf(loan: NewLoanDocument, owner: Owner): CreditEvent['end'] {
  const end = answerOf(loan, owner, 'aBDecBankruptEndT');
  return end === 'discharged' || end === 'dismissed' ? end : null;
}

function eventsOf(loan: NewLoanDocument, owner: Owner): CreditEvent[] {
  const borrower = borrowerName(loan, owner);
  const chapters = answerOf(loan, owner, 'aBDecBankruptcyChapters');
  const isOnly13 = Array.isArray(chapters) && chapters.length > 0 && chapters.every((chapter) => chapter === '13');
  const bankrupt = answerOf(loan, owner, 'aBDecBankrupt') === true;
  const event = (name: string, kind: CreditEvent['kind']): CreditEvent => ({
    ...{ kind, borrower, date: dayOf(loan, owner, name), end: name === 'aBDecBankrupt' ? endOf(loan, owner) : null },
  });
  return [
    ...(bankrupt ? [event('aBDecBankrupt', isOnly13 ? 'bankruptcy-13' : 'bankruptcy')] : []),
    ...declared.flatMap(([name, kind]) => (answerOf(loan, owner, name) === true ? [event(name, kind)] : [])),
  ];
}

const uses = { paidOff: 'paid-off', excluded: 'excluded' } as const;

function debtOf(debt: LiabilityRecord): SubmittedDebt {
  const why = whyNoDebt(debt);
  return {
    id: debt.id,
    creditor: debt.holder ?? debt.description ?? '',
    type: debt.type ?? null,
    balance: debt.balance ?? null,
    payment: debt.payment ?? null,
    use: why === 'paidOff' || why === 'excluded' ? uses[why] : 'counted',
  };
}

const CURRENT = '0';

function borrowerOf(loan: NewLoanDocument, owner: Owner): AusFacts['borrowers'][number] {
  const jobs = loan.employments.filter((job) => job.status !== '1' && job.owners.includes(owner));
  const employed = jobs.some((job) => job.selfEmployed !== true && (job.status ?? CURRENT) === CURRENT);
  return {
    name: borrowerName(loan, owner),
    employed,
    selfEmployed: jobs.some((job) => job.selfEmployed === true),
  };
}

const GIFT_OF_EQUITY = '13';
const LEASEHOLD = '1';
const FIXED = '0';

const known = (value: string | null | undefined): string | null => value ?? null;

function incomeParts(figures: Calculations): AusFacts['incomeParts'] {
  return {
    overtime: known(figures.incomeOvertime.value),
    bonus: known(figures.incomeBonus.value),
    commission: known(figures.incomeCommission.value),
    selfEmployed: known(figures.incomeSelfEmployed.value),
    rent: known(figures.netRent.value),
    other: known(figures.incomeOtherSources.value),
  };
}

function ratiosAndMoney(figures: Calculations) {
  return {
    ltv: known(figures.ltv.value),
    cltv: known(figures.cltv.value),
    hcltv: known(figures.hcltv.value),
    income: known(figures.totalIncome.value),
    housing: known(figures.qualifyingHousing.value),
    debts: known(figures.debts.value),
    dtiTop: known(figures.dtiTop.value),
    dtiBottom: known(figures.dtiBottom.value),
    incomeParts: incomeParts(figures),
    accounts: known(figures.accountAssets.value),
    retirement: known(figures.retirementAssets.value),
    gifts: known(figures.giftAssets.value),
    reserves: known(figures.reserves.value),
    requiredReserves: known(figures.requiredReserves.value),
    reserveMonths: known(figures.reserveMonths.value),
    cash: known(figures.cashToClose.value),
  };
}

/** Whom the score prices, and what DU assesses for several borrowers. */
function scoresOf(loan: NewLoanDocument): Pick<AusFacts, 'score' | 'averageScore' | 'creditD'> {
  const score = loanScore(loan);
  return {
    score: score?.score ?? null,
    averageScore: score?.source === 'bureau' ? score.average : null,
    creditD: loan.applicants[0]?.aCrOd ?? null,
  };
}

function featuresOf(loan: NewLoanDocument, figures: Calculations): AusFacts['features'] {
  return {
    construction: loan.sIsConstructionLoan === true || loan.sLPurposeT === '3' || loan.sLPurposeT === '4',
    renovation: loan.sIsRenovationLoan === true,
    leasehold: loan.sEstateHeldT === LEASEHOLD,
    giftOfEquity: loan.assets.some(({ type }) => type === GIFT_OF_EQUITY),
    subjectRent: Number(figures.subjectRent.value ?? 0) !== 0,
    firstTimeBuyer: loan.sHas1stTimeBuyer ?? (loan.sLPurposeT === '0' && applicantFacts({ ...loan }).firstTimeBuyer),
  };
}

/** What a system is sent about the loan, with the figures of its agency's rules. Nothing here is an investor's price. */
export function ausFactsOf(stored: NewLoanDocument | LoanDocument, system: AusSystem): AusFacts {
  const loan = underAgencyOf(stored, system);
  const figures = calculationsOf(loan);
  const owners = borrowersOf(loan);
  return {
    ...{ sLT: known(loan.sLT), sLPurposeT: known(loan.sLPurposeT), sOccTPe: known(occupancyOf(loan)) },
    ...{ sProdSpT: known(loan.sProdSpT), sGseSpT: known(loan.sGseSpT), sLienPosT: known(loan.sLienPosT) },
    sFinMethT: loan.sFinMethT ?? FIXED,
    sFannieCommunityLendingT: known(loan.sFannieCommunityLendingT),
    ...{ sHousingHistoryT: known(loan.sHousingHistoryT), sSpState: known(loan.sSpState), sSpZip: known(loan.sSpZip) },
    ...{ sTerm: loan.sTerm ?? null, sNoteIR: known(loan.sNoteIR), sLAmtCalc: known(loan.sLAmtCalc) },
    ...{ sPurchPrice: known(loan.sPurchPrice), sApprVal: known(loan.sApprVal) },
    otherLoans: known(loan.sLienPosT === '1' ? loan.sRemain1stMBal : loan.sConcurSubFin),
    ...{ helocDrawn: known(loan.sSubFinDrawn), helocLine: known(loan.sSubFin) },
    ...ratiosAndMoney(figures),
    ...scoresOf(loan),
    financedProperties: financedPropertyCount(loan),
    events: owners.flatMap((owner) => eventsOf(loan, owner)),
    debtList: loan.liabilities.map(debtOf),
    borrowers: owners.map((owner) => borrowerOf(loan, owner)),
    features: featuresOf(loan, figures),
  };
}
