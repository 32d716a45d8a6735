import type { Target } from '../binding';
import { cleanText } from '../field-text';
import { unknownValue } from '../read/read-bindings';
import type { Notes } from '../read/report';
import { ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';

/** The purpose of a loan is one code in the portal and four elements in MISMO. */

const purposePath = 'TERMS_OF_LOAN/LoanPurposeType';
const descriptionPath = 'TERMS_OF_LOAN/LoanPurposeTypeOtherDescription';
const cashOutPath = 'REFINANCE/RefinanceCashOutDeterminationType';
const governmentPath = 'GOVERNMENT_LOAN/GovernmentRefinanceType';
const constructionPath = 'CONSTRUCTION/ConstructionLoanType';

const cashOut: Readonly<Record<string, string>> = { CashOut: '1', LimitedCashOut: '2', NoCashOut: '3' };
const government: Readonly<Record<string, string>> = {
  FullDocumentation: '4',
  InterestRateReductionRefinanceLoan: '5',
  StreamlineWithAppraisal: '6',
  StreamlineWithoutAppraisal: '7',
};
/** Purposes without a MISMO value, by the description next to `Other`. */
const otherPurposes: Readonly<Record<string, string>> = {
  ConstructionOnly: '3',
  ConstructionToPermanent: '4',
  HomeEquity: '8',
};

/** Reads `sLPurposeT`, `sGseRefPurposeT` and `sPurposeOtherDesc` of a `LOAN`. Returns how many got a value. */
export function readPurpose(loan: XmlElement, target: Target, notes: Notes): number {
  const before = Object.keys(target).length;
  const refinance = enumerated(loan, cashOutPath, cashOut, notes);
  const program = enumerated(loan, governmentPath, government, notes);
  const construction = enumerated(loan, constructionPath, otherPurposes, notes);
  const kind = program ?? refinance;
  if (kind) target.sGseRefPurposeT = kind;
  const purpose = purposeOf(loan, target, kind, notes);
  const code = construction && target.sIsConstructionLoan === true ? construction : purpose;
  if (code) target.sLPurposeT = code;
  return Object.keys(target).length - before;
}

function purposeOf(loan: XmlElement, target: Target, kind: string | undefined, notes: Notes): string | undefined {
  const element = first(loan, purposePath);
  const description = first(loan, descriptionPath)?.text;
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
      return otherPurposes[element.text];
    case 'Other':
      if (description && otherPurposes[description]) return otherPurposes[description];
      if (description) target.sPurposeOtherDesc = cleanText(description, 80);
      return '5';
    default:
      if (element) unknownValue(element, notes);
      return undefined;
  }
}

function enumerated(
  loan: XmlElement,
  path: string,
  codes: Readonly<Record<string, string>>,
  notes: Notes,
): string | undefined {
  const element = first(loan, path);
  if (!element) return undefined;
  const code = codes[element.text];
  if (!code) unknownValue(element, notes);
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
  else if (['1', '2', '6', '7'].includes(purpose)) writeRefinance(loan, purpose, source.sGseRefPurposeT);
  else {
    ensure(loan, purposePath).text = 'Other';
    const description = other ?? source.sPurposeOtherDesc;
    if (typeof description === 'string' && description) ensure(loan, descriptionPath).text = description;
    if (purpose === '3' || purpose === '4') ensure(loan, constructionPath).text = other ?? '';
  }
}

function writeRefinance(loan: OutElement, purpose: string, kind: unknown): void {
  ensure(loan, purposePath).text = 'Refinance';
  const program = Object.keys(government).find((type) => government[type] === kind);
  if (purpose === '7') ensure(loan, governmentPath).text = 'InterestRateReductionRefinanceLoan';
  else if (purpose === '6') {
    ensure(loan, governmentPath).text = kind === '6' ? 'StreamlineWithAppraisal' : 'StreamlineWithoutAppraisal';
  } else if (purpose === '2') ensure(loan, cashOutPath).text = 'CashOut';
  else if (program && kind === '4') ensure(loan, governmentPath).text = program;
  else ensure(loan, cashOutPath).text = kind === '3' ? 'NoCashOut' : 'LimitedCashOut';
}
