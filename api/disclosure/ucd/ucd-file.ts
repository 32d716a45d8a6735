import type { PrintableFacts } from '../../../domain/disclosure/closing/closing-facts';
import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import type { LoanDocument } from '../../../domain/loan/document';
import { PER_DIEM_BASIS } from '../../../domain/pricing/odd-days';
import { append, ensure, type OutElement, outElement, serialize } from '../../mismo/mismo.service';
import { writeAdjustments } from './ucd-adjustments';
import { writeCash } from './ucd-cash';
import { writeCosts } from './ucd-costs';
import { writeFigures, writePayments, writePropertyCost } from './ucd-figures';
import { writeParties } from './ucd-parties';
import { writeSections } from './ucd-sections';
import { writeTerms } from './ucd-terms';
import { writeClosing } from './ucd-transaction';
import { amount, appendPath, values } from './ucd-values';

/** What a file of the Uniform Closing Dataset is made of. */
export interface UcdSource {
  readonly loan: LoanDocument;
  readonly form: ClosingForm;
  readonly facts: PrintableFacts;
  readonly pdf: Uint8Array;
  readonly now: Date;
}

const MODEL = { MISMOReferenceModelIdentifier: '3.3.0299' };
/** Of the elements and attributes that the agencies added to MISMO. */
const GSE = { 'xmlns:gse': 'http://www.datamodelextension.org' };
const SMART_DOC = { IdentifierOwnerURI: 'http://www.mismo.org/residential/2009/SMARTDocProfile' };

function writeProperty(deal: OutElement, { loan, form }: UcdSource): void {
  const property = ensure(deal, 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY');
  values(ensure(property, 'ADDRESS'), {
    AddressLineText: loan.sSpAddr,
    AddressUnitIdentifier: loan.sSpUnit,
    ...{ CityName: loan.sSpCity, PostalCode: loan.sSpZip, StateCode: loan.sSpState },
  });
  const { isSale, amount: price } = form.head.price;
  if (isSale) {
    const rows = form.summaries?.parts.K[0]?.rows ?? [];
    const personal = rows.find(({ label }) => label.startsWith('Sale Price of Any Personal'))?.amount ?? 0;
    values(ensure(property, 'SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL'), {
      PersonalPropertyAmount: personal > 0 ? amount(personal) : undefined,
      PersonalPropertyIncludedIndicator: personal > 0,
      ...(personal > 0 ? { RealPropertyAmount: amount(price) } : { SalesContractAmount: amount(price) }),
    });
  } else
    values(ensure(property, 'PROPERTY_VALUATIONS/PROPERTY_VALUATION/PROPERTY_VALUATION_DETAIL'), {
      PropertyValuationAmount: amount(price),
    });
}

function writeLoan(deal: OutElement, { loan, form, facts }: UcdSource): void {
  const target = append(ensure(deal, 'LOANS'), 'LOAN');
  writeAdjustments(target, facts.terms, form);
  writeTerms(target, loan, form, facts);
  writeClosing(deal, target, form, loan.sRLckdD ?? null);
  writeCosts(target, form, loan.sPerDiemBasisDays ?? PER_DIEM_BASIS);
  const disclosure = ensure(target, 'DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/INTEGRATED_DISCLOSURE');
  writeFigures(target, disclosure, form, facts);
  writePropertyCost(disclosure, loan);
  writePayments(disclosure, loan, facts);
  writeSections(disclosure, form);
  writeCash(disclosure, form);
}

/** The form as the file carries it. */
function writePdf(document: OutElement, { form, pdf }: UcdSource): void {
  values(ensure(document, 'DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSES/DOCUMENT_CLASS'), {
    DocumentType: 'Other',
    DocumentTypeOtherDescription: `ClosingDisclosure:${form.kind === 'standard' ? 'ModelForm' : 'AlternateForm'}`,
  });
  const detail = ensure(document, 'DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSIFICATION_DETAIL');
  values(detail, {
    DocumentFormIssuingEntityNameType: 'CFPB',
    DocumentFormIssuingEntityVersionIdentifier: '11-20-2013',
  });
  values(appendPath(detail, 'EXTENSION/OTHER'), { 'gse:DocumentSignatureRequiredIndicator': form.hasSignatures });
  const view = append(append(document, 'VIEWS'), 'VIEW', { SequenceNumber: '1' });
  values(ensure(view, 'VIEW_FILES/VIEW_FILE/FOREIGN_OBJECT'), {
    EmbeddedContentXML: Buffer.from(pdf).toString('base64'),
    MIMETypeIdentifier: 'application/pdf',
    ObjectEncodingType: 'Base64',
    ObjectName: 'ClosingDisclosure.pdf',
  });
}

/**
 * A Closing Disclosure as a file of the Uniform Closing Dataset: MISMO 3.3 with the amounts of the form and its PDF, by the delivery
 * specification of the agencies (docs/decisions/0092-evidence-of-disclosures.md says what it leaves out). Other than the form, it has
 * no number of a person or an account.
 */
export function ucdFile(source: UcdSource): string {
  const message = outElement('MESSAGE', { ...GSE, ...MODEL });
  const created = source.now.toISOString().replace(/\.\d{3}Z$/, 'Z');
  values(ensure(message, 'ABOUT_VERSIONS/ABOUT_VERSION'), { CreatedDatetime: created });
  const document = append(ensure(message, 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS'), 'DOCUMENT', { ...MODEL });
  const deal = ensure(document, 'DEAL_SETS/DEAL_SET/DEALS/DEAL');
  values(ensure(document, 'ABOUT_VERSIONS/ABOUT_VERSION'), {
    AboutVersionIdentifier: { text: 'Retrievable', attributes: SMART_DOC },
    DataVersionIdentifier: 'UCD Delivery Specification 1.4',
  });
  writeProperty(deal, source);
  writeLoan(deal, source);
  writeParties(document, deal, source.form);
  writePdf(document, source);
  return serialize(message);
}
