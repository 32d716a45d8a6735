import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import { cleanText } from '../field-text';
import { unknownValue } from '../read/read-bindings';
import type { Notes } from '../read/report';
import { noteSource } from '../read/sources';
import { ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';

/** The purpose and refinance program of a loan are a few codes in the portal and five elements in MISMO. */

const purposePath = 'TERMS_OF_LOAN/LoanPurposeType';
const descriptionPath = 'TERMS_OF_LOAN/LoanPurposeTypeOtherDescription';
const cashOutPath = 'REFINANCE/RefinanceCashOutDeterminationType';
const governmentPath = 'GOVERNMENT_LOAN/GovernmentRefinanceType';
const governmentOtherPath = 'GOVERNMENT_LOAN/GovernmentRefinanceTypeOtherDescription';
const constructionPath = 'CONSTRUCTION/ConstructionLoanType';

const cashOut: Readonly<Record<string, string>> = { CashOut: '1', LimitedCashOut: '2', NoCashOut: '3' };
const government: Readonly<Record<string, string>> = {
  FullDocumentation: '4',
  InterestRateReductionRefinanceLoan: '5',
  StreamlineWithAppraisal: '6',
  StreamlineWithoutAppraisal: '7',
};
/** The refinance programs of the URLA. */
const programs: Readonly<Record<string, string>> = {
  FullDocumentation: '1',
  InterestRateReductionRefinanceLoan: '2',
  StreamlineWithoutAppraisal: '3',
  Other: '4',
};
/** Purposes without a MISMO value, by the description next to `Other`. */
const otherPurposes: Readonly<Record<string, string>> = {
  ConstructionOnly: '3',
  ConstructionToPermanent: '4',
  HomeEquity: '8',
};

/** Reads purpose, refinance type and refinance program of a `LOAN`. Returns how many fields got a value. */
export function readPurpose(loan: XmlElement, target: Target, notes: Notes): number {
  const before = Object.keys(target).length;
  const cash = enumerated(loan, cashOutPath, cashOut, 'sGseRefPurposeT', notes);
  const program = enumerated(loan, governmentPath, { ...government, Other: '' }, 'sGseRefPurposeT', notes);
  const construction = enumerated(loan, constructionPath, otherPurposes, 'sLPurposeT', notes);
  readProgram(loan, target);
  // Full documentation says nothing about the cash, and no program makes a cash-out refinance another kind of loan.
  const kind =
    cash === cashOut.CashOut || program === government.FullDocumentation ? (cash ?? program) : program || cash;
  if (kind) target.sGseRefPurposeT = kind;
  const purpose = purposeOf(loan, target, kind, notes);
  const code = construction && target.sIsConstructionLoan === true ? construction : purpose;
  if (code) target.sLPurposeT = code;
  return Object.keys(target).length - before;
}

function readProgram(loan: XmlElement, target: Target): void {
  const program = ownValue(programs, first(loan, governmentPath)?.text);
  if (program) target.sRefProgramT = program;
  const description = first(loan, governmentOtherPath)?.text;
  if (description && program === programs.Other) target.sRefProgramDesc = cleanText(description, 80);
}

function purposeOf(loan: XmlElement, target: Target, kind: string | undefined, notes: Notes): string | undefined {
  const element = first(loan, purposePath);
  const description = first(loan, descriptionPath)?.text;
  if (element) noteSource(notes, target, 'sLPurposeT', element);
  switch (element?.text) {
    case undefined:
      return undefined;
    case 'Purchase':
      return '0';
    case 'Refinance':
      if (kind === '1') return '2';
      if (kind === '5') return '7';
      return kind === '6' || kind === '7' ? '6' : '1';
    case 'ConstructionOnly':
    case 'ConstructionToPermanent':
      return ownValue(otherPurposes, element.text);
    case 'Other':
      if (description && !ownValue(otherPurposes, description)) {
        target.sPurposeOtherDesc = cleanText(description, 80);
      }
      return ownValue(otherPurposes, description) ?? '5';
    default:
      if (element) unknownValue(element, 'sLPurposeT', notes);
      return undefined;
  }
}

function enumerated(
  loan: XmlElement,
  path: string,
  codes: Readonly<Record<string, string>>,
  field: 'sGseRefPurposeT' | 'sLPurposeT',
  notes: Notes,
): string | undefined {
  const element = first(loan, path);
  if (!element) return undefined;
  const code = ownValue(codes, element.text);
  if (code === undefined) unknownValue(element, field, notes);
  return code;
}

function first(loan: XmlElement, path: string): XmlElement | undefined {
  const element = select(loan, path).find((one) => one.text !== '');
  if (element) element.read = true;
  return element;
}

/** Writes the purpose of a loan. A refinance without a cash-out type is written as limited cash-out. */
export function writePurpose(loan: OutElement, source: Readonly<Target>): void {
  const purpose = source.sLPurposeT;
  if (typeof purpose !== 'string' || purpose === '') return;
  const other = Object.keys(otherPurposes).find((description) => otherPurposes[description] === purpose);
  if (purpose === '0') ensure(loan, purposePath).text = 'Purchase';
  else if (['1', '2', '6', '7'].includes(purpose)) writeRefinance(loan, purpose, source);
  else {
    ensure(loan, purposePath).text = 'Other';
    const description = other ?? source.sPurposeOtherDesc;
    if (typeof description === 'string' && description) ensure(loan, descriptionPath).text = description;
    if (purpose === '3' || purpose === '4') ensure(loan, constructionPath).text = other ?? '';
  }
}

function writeRefinance(loan: OutElement, purpose: string, source: Readonly<Target>): void {
  ensure(loan, purposePath).text = 'Refinance';
  const kind = source.sGseRefPurposeT;
  if (purpose === '7') ensure(loan, governmentPath).text = 'InterestRateReductionRefinanceLoan';
  else if (purpose === '6') {
    ensure(loan, governmentPath).text = kind === '6' ? 'StreamlineWithAppraisal' : 'StreamlineWithoutAppraisal';
  } else {
    const documented = kind === government.FullDocumentation;
    if (documented || source.sRefProgramT === programs.FullDocumentation) {
      ensure(loan, governmentPath).text = 'FullDocumentation';
    } else if (source.sRefProgramT === programs.Other) writeOtherProgram(loan, source.sRefProgramDesc);
    if (purpose === '2') ensure(loan, cashOutPath).text = 'CashOut';
    else if (!documented) ensure(loan, cashOutPath).text = kind === '3' ? 'NoCashOut' : 'LimitedCashOut';
  }
}

function writeOtherProgram(loan: OutElement, description: unknown): void {
  ensure(loan, governmentPath).text = 'Other';
  if (typeof description === 'string' && description) ensure(loan, governmentOtherPath).text = description;
}
