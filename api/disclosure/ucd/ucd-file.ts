import type { PrintableFacts } from '../../../domain/disclosure/closing/closing-facts';
import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import type { LoanDocument } from '../../../domain/loan/document';
import { append, ensure, type OutElement, outElement, serialize } from '../../mismo/mismo.service';
import { writeCosts, writeSections } from './ucd-costs';
import { writeParties } from './ucd-parties';
import { writeFigures, writePayments, writeTerms } from './ucd-terms';
import { writeCash, writeClosing, writeTransactionTotals } from './ucd-transaction';
import { amount, values } from './ucd-values';

/** What a file of the Uniform Closing Dataset is made of. */
export interface UcdSource {
  readonly loan: LoanDocument;
  readonly form: ClosingForm;
  readonly facts: PrintableFacts;
  readonly pdf: Uint8Array;
  readonly now: Date;
}

function writeProperty(deal: OutElement, { loan, form }: UcdSource): void {
  const property = ensure(deal, 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY');
  values(ensure(property, 'ADDRESS'), {
    AddressLineText: [loan.sSpAddr, loan.sSpUnit].filter(Boolean).join(' '),
    ...{ CityName: loan.sSpCity, PostalCode: loan.sSpZip, StateCode: loan.sSpState },
  });
  const { isSale, amount: price } = form.head.price;
  if (isSale)
    values(ensure(property, 'SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL'), {
      SalesContractAmount: amount(price),
    });
  else
    values(ensure(property, 'PROPERTY_VALUATIONS/PROPERTY_VALUATION/PROPERTY_VALUATION_DETAIL'), {
      PropertyValuationAmount: amount(price),
    });
}

function writeLoan(deal: OutElement, { loan, form, facts }: UcdSource): void {
  const target = append(ensure(deal, 'LOANS'), 'LOAN', { LoanRoleType: 'SubjectLoan' });
  writeTerms(target, loan, form, facts);
  writeClosing(target, form);
  writeCosts(target, form);
  const disclosure = ensure(target, 'DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/INTEGRATED_DISCLOSURE');
  writeFigures(target, disclosure, form);
  writePayments(disclosure, loan, facts);
  writeSections(disclosure, form);
  writeTransactionTotals(disclosure, form);
  writeCash(disclosure, form);
}

/** The form as the file carries it. */
function writePdf(document: OutElement, { form, pdf }: UcdSource): void {
  values(ensure(document, 'DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSES/DOCUMENT_CLASS'), {
    DocumentType: 'Other',
    DocumentTypeOtherDescription: `ClosingDisclosure:${form.kind === 'standard' ? 'ModelForm' : 'AlternateForm'}`,
  });
  values(ensure(document, 'VIEWS/VIEW/VIEW_FILES/VIEW_FILE/FOREIGN_OBJECT'), {
    EmbeddedContentXML: Buffer.from(pdf).toString('base64'),
    MIMETypeIdentifier: 'application/pdf',
    ObjectEncodingType: 'Base64',
    ObjectName: 'ClosingDisclosure.pdf',
  });
}

/**
 * A Closing Disclosure as a file of the Uniform Closing Dataset: MISMO 3.3 with the amounts of the form and its PDF. Other than the
 * form, it has no number of a person or an account.
 */
export function ucdFile(source: UcdSource): string {
  const message = outElement('MESSAGE', { MISMOReferenceModelIdentifier: '3.3.0299' });
  const document = ensure(message, 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS/DOCUMENT');
  const deal = ensure(document, 'DEAL_SETS/DEAL_SET/DEALS/DEAL');
  values(ensure(document, 'ABOUT_VERSIONS/ABOUT_VERSION'), {
    AboutVersionIdentifier: 'UCD Delivery Specification 1.4',
    CreatedDatetime: source.now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
  });
  writeProperty(deal, source);
  writeLoan(deal, source);
  writeParties(deal, source.form);
  writePdf(document, source);
  return serialize(message);
}
