import { message } from '../../../domain/messages/message';
import type { Target } from '../binding';
import { subjectLoanBindings, subjectPropertyBindings } from '../bindings/subject-bindings';
import { readCountyCode } from '../parts/county-code';
import { readPurpose } from '../parts/loan-purpose';
import type { RelatedLoan } from '../parts/other-mortgages';
import { readPropertyType } from '../parts/property-type';
import { readRelatedLoans } from '../parts/related-loans';
import { select } from '../xml/path';
import { elementsAt, type XmlElement } from '../xml/xml-tree';
import { readBindings } from './read-bindings';
import { type FileFigures, readLoanFigures } from './read-loan-figures';
import { countRead, type Notes, warn } from './report';

/** Figures to compare, the subject `LOAN`, and the other loans on the property. */
type LoanFigures = FileFigures & { readonly subject?: XmlElement; readonly related: readonly RelatedLoan[] };

/** Reads the subject loan, its related loans and the subject property of a deal. */
export function readLoan(deal: XmlElement, values: Target, present: Target, notes: Notes): LoanFigures {
  const loans = elementsAt(deal, 'LOANS/LOAN');
  const subjects = loans.filter((loan) => loan.attributes.LoanRoleType === 'SubjectLoan');
  const related = loans.filter((loan) => loan.attributes.LoanRoleType === 'RelatedLoan');
  const subject = subjects[0] ?? loans.find((loan) => loan.attributes.LoanRoleType === undefined);
  let figures: LoanFigures = { related: [] };
  if (!subject) warn(notes, 'no-subject-loan', deal);
  else {
    if (subjects[1]) {
      warn(notes, message('several-subject-loans', { number: subjects.length }), subjects[1]);
    }
    readBindings(subject, subjectLoanBindings, values, notes);
    readPurpose(subject, values, notes);
    const own = readLoanFigures(subject, values, present, notes);
    figures = { ...own, subject, related: readRelatedLoans(related, values, notes) };
    for (const seen of [
      ...select(subject, 'LOAN_DETAIL/BorrowerCount'),
      ...select(subject, 'LOAN_DETAIL/HELOCIndicator'),
    ]) {
      seen.read = true;
    }
    countRead(notes, 'loan', Object.keys(values).length, 1);
  }
  const before = Object.keys(values).length;
  const property =
    elementsAt(deal, 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY')[0] ??
    elementsAt(deal, 'COLLATERALS/COLLATERAL/PROPERTIES/PROPERTY')[0];
  if (property) {
    readBindings(property, subjectPropertyBindings, values, notes);
    readPropertyType(property, values, notes);
    readCountyCode(property, values);
    countRead(notes, 'property', Object.keys(values).length - before, 1);
  } else warn(notes, 'no-subject-property', deal);
  return figures;
}
