import { addMonths } from '../../format/date';
import type { LoanDocument, LoanValues } from '../../loan/document';
import { centsOf } from '../../numbers/cents';
import { formatCents } from '../../numbers/fixed';
import { ownValue } from '../../tables/own-value';
import type { ActionTaken, FinalAction } from '../action-taken';
import { applicationDay } from '../application-day';
import type { LarPart } from '../lar-fields';
import { isOpenEnd, purposeOf } from '../purpose';

/** What a lender says of its register. */
export interface Register {
  readonly lei: string;
  /** Whether it has a preapproval program as Regulation C defines it. */
  readonly preapproves: boolean;
}

const compact = (day: string): string => day.replaceAll('-', '');

const loanTypes: Readonly<Record<string, string>> = { '0': '1', '1': '2', '2': '3', '3': '4', '4': '1' };

const occupancies: Readonly<Record<string, string>> = { '0': '1', '1': '2', '2': '3' };

function preapprovalOf(loan: LoanValues, action: ActionTaken, { preapproves }: Register): string {
  if (action === '7' || action === '8') return '1';
  const isRequest = preapproves && Boolean(loan.sPreApprovD) && loan.sLPurposeT === '0';
  return isRequest && (action === '1' || action === '2') ? '1' : '2';
}

const MANUFACTURED_TYPE = '4';
const MANUFACTURED_METHOD = '1';

/** Whether the home is a manufactured home; undefined while that is not known. */
export function isManufactured({ sSpConstructionMethodT, sProdSpT }: LoanValues): boolean | undefined {
  if (sSpConstructionMethodT) return sSpConstructionMethodT === MANUFACTURED_METHOD;
  return sProdSpT ? sProdSpT === MANUFACTURED_TYPE : undefined;
}

const methodOf = (loan: LoanValues): string | null => {
  const manufactured = isManufactured(loan);
  return manufactured === undefined ? null : manufactured ? '2' : '1';
};

/**
 * The amount that was entered for the register, otherwise that of the loan. What a closed-end loan still owed when it was bought, and what
 * was asked for before a counteroffer, only the lender knows (comments 4(a)(7)-1 and -5).
 */
function amountOf(loan: LoanDocument, action: ActionTaken): string | null {
  const isBalance = action === '6' && !isOpenEnd(loan);
  const cents = centsOf(loan.sHmdaLoanAmt ?? (isBalance ? null : (loan.sFinalLAmt ?? loan.sLAmtCalc)));
  return cents === undefined ? null : formatCents(cents);
}

type ApplicationField =
  | 'recordId'
  | 'lei'
  | 'applicationDate'
  | 'loanType'
  | 'loanPurpose'
  | 'preapproval'
  | 'constructionMethod'
  | 'occupancy'
  | 'loanAmount'
  | 'actionTaken'
  | 'actionDate';

/** What was applied for, and what became of it. */
export function applicationPart(
  loan: LoanDocument,
  { action, date }: FinalAction,
  register: Register,
): LarPart<ApplicationField> {
  const applied = applicationDay(loan);
  return {
    recordId: '2',
    lei: register.lei || null,
    applicationDate: action === '6' ? 'NA' : applied ? compact(applied) : null,
    loanType: ownValue(loanTypes, loan.sLT ?? '') ?? null,
    loanPurpose: purposeOf(loan),
    preapproval: preapprovalOf(loan, action, register),
    constructionMethod: methodOf(loan),
    occupancy: ownValue(occupancies, loan.sOccTPe ?? '') ?? null,
    loanAmount: amountOf(loan, action),
    actionTaken: action,
    actionDate: compact(date),
  };
}

/** The street of an application that ended before a property was named. */
const mayLackAddress = (action: ActionTaken): boolean => action !== '1' && action !== '6';

/** An eleven-digit tract: as entered, or the tract of the county. */
function tractOf({ sSpCensusTract, sSpCountyFips }: LoanValues): string | null {
  const entered = sSpCensusTract?.trim() ?? '';
  if (/^\d{11}$/.test(entered)) return entered;
  const part = /^(\d{1,4})(?:\.(\d{2}))?$/.exec(entered);
  if (/^\d{6}$/.test(entered) && sSpCountyFips) return `${sSpCountyFips}${entered}`;
  return part && sSpCountyFips ? `${sSpCountyFips}${(part[1] ?? '').padStart(4, '0')}${part[2] ?? '00'}` : null;
}

const zipOf = ({ sSpZip, sSpZipPlus4 }: LoanValues): string | null =>
  sSpZip ? (sSpZipPlus4 ? `${sSpZip}-${sSpZipPlus4}` : sSpZip) : null;

/** Where the property is; NA for an application that ended before there was one. */
export function placePart(
  loan: LoanValues,
  { action }: FinalAction,
): LarPart<'street' | 'city' | 'state' | 'zip' | 'county' | 'tract'> {
  if (!loan.sSpAddr && mayLackAddress(action)) {
    const [state, county] = [loan.sSpState ?? 'NA', loan.sSpCountyFips ?? 'NA'];
    return { street: 'NA', city: 'NA', zip: 'NA', state, county, tract: tractOf(loan) ?? 'NA' };
  }
  return {
    street: loan.sSpAddr ? [loan.sSpAddr, loan.sSpUnit].filter(Boolean).join(' ') : null,
    city: loan.sSpCity ?? null,
    state: loan.sSpState ?? null,
    zip: zipOf(loan),
    county: loan.sSpCountyFips ?? null,
    tract: tractOf(loan),
  };
}

/** Whole years between a birth date and a day. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return addMonths(birth, years * 12) > day ? years - 1 : years;
}
