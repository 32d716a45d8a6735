import { formatDate } from '../format/date';
import { missing } from '../format/parsed';
import type { PublicSettings } from '../lender/settings.schemas';
import { codeLabel, isCodeListName } from '../loan/codes/code-lists';
import { applicantName, type LoanDocument, loanValue } from '../loan/document';
import { fieldSpec, type PublicFieldName } from '../loan/fields/field-table';
import { formatField } from '../loan/format-field';

/** The source of a placeholder's value: a loan field, a name, a setting of the lender, or the date. */
type Source =
  | { readonly field: PublicFieldName }
  | { readonly person: 'B' | 'C' }
  | { readonly setting: 'lenderName' | 'portalName' | 'nmlsId' | 'contactEmail' | 'contactPhone' }
  | { readonly day: true }
  | { readonly given: GivenDate };

/** Dates that the sender of an email about servicing enters (EMAIL-08). */
type GivenDate = 'firstPaymentDue' | 'dueDate' | 'transferDate';

/** Every placeholder `[[name]]` allowed in a template (EMAIL-27), with its source. */
export const placeholders = {
  loanNum: { field: 'sLNm' },
  borrowerName: { person: 'B' },
  coborrowerName: { person: 'C' },
  borrowerFirstName: { field: 'aBFirstNm' },
  propertyAddress: { field: 'sSpAddr' },
  propertyCity: { field: 'sSpCity' },
  propertyState: { field: 'sSpState' },
  propertyZip: { field: 'sSpZip' },
  loanStatus: { field: 'sStatusT' },
  loanPurpose: { field: 'sLPurposeT' },
  loanProgram: { field: 'sLpTemplateNm' },
  loanAmount: { field: 'sFinalLAmt' },
  purchasePrice: { field: 'sPurchPrice' },
  noteRate: { field: 'sNoteIR' },
  term: { field: 'sTerm' },
  lockDate: { field: 'sRLckdD' },
  lockExpiration: { field: 'sRLckdExpiredD' },
  estimatedClosing: { field: 'sEstCloseD' },
  branch: { field: 'sBranchName' },
  company: { field: 'sOriginatingCompanyName' },
  loanOfficer: { field: 'sEmployeeLoanRepName' },
  loanOfficerEmail: { field: 'sEmployeeLoanRepEmail' },
  loanOfficerPhone: { field: 'sEmployeeLoanRepPhone' },
  processor: { field: 'sEmployeeProcessorName' },
  underwriter: { field: 'sEmployeeUnderwriterName' },
  lenderName: { setting: 'lenderName' },
  portalName: { setting: 'portalName' },
  lenderNmlsId: { setting: 'nmlsId' },
  contactEmail: { setting: 'contactEmail' },
  contactPhone: { setting: 'contactPhone' },
  firstPaymentDue: { given: 'firstPaymentDue' },
  dueDate: { given: 'dueDate' },
  transferDate: { given: 'transferDate' },
  today: { day: true },
} as const satisfies Readonly<Record<string, Source>>;

export type PlaceholderName = keyof typeof placeholders;

export const placeholderNames = Object.keys(placeholders) as PlaceholderName[];

const MARK = /\[\[([^[\]]*)\]\]/g;

export const isPlaceholder = (name: string): name is PlaceholderName => Object.hasOwn(placeholders, name);

/** Unknown names in double brackets, distinct. */
export function unknownPlaceholders(text: string): readonly string[] {
  const names = [...text.matchAll(MARK)].map(([, name = '']) => name.trim());
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/** The data that placeholders are filled from. */
export interface FillFrom {
  readonly loan: LoanDocument;
  readonly settings: PublicSettings;
  /** The Pacific day, YYYY-MM-DD. */
  readonly today: string;
  readonly given?: Readonly<Partial<Record<GivenDate, string | undefined>>>;
}

function fieldText(loan: LoanDocument, name: PublicFieldName): string {
  const spec = fieldSpec(name);
  const value = loanValue(loan, name);
  if (!spec || value === undefined) return missing;
  const list = spec.codes ?? '';
  if (spec.kind === 'code' && isCodeListName(list)) return codeLabel(list, value === null ? null : String(value));
  return spec.kind === 'date' ? formatDate(String(value ?? ''), 'long') : formatField(spec, value);
}

/** The value of a placeholder in an email, in English; empty if there is none. */
export function placeholderValue(name: PlaceholderName, { loan, settings, today, given = {} }: FillFrom): string {
  const source: Source = placeholders[name];
  if ('person' in source) return applicantName(loan.applicants[0], source.person);
  if ('setting' in source) return settings[source.setting] ?? '';
  if ('given' in source) return given[source.given] ? formatDate(given[source.given] ?? '', 'long') : '';
  if ('day' in source) return formatDate(today, 'long');
  const text = fieldText(loan, source.field);
  return text === missing ? '' : text;
}

/** The placeholders of a text that have no value, distinct. */
export function emptyPlaceholders(text: string, from: FillFrom): readonly PlaceholderName[] {
  const names = [...text.matchAll(MARK)].map(([, name = '']) => name.trim()).filter(isPlaceholder);
  return [...new Set(names.filter((name) => placeholderValue(name, from) === ''))];
}

/** The text with its placeholders filled. One without a value remains, so that it can be highlighted (EMAIL-28). */
export function fillPlaceholders(text: string, from: FillFrom, written: (value: string) => string = String): string {
  return text.replaceAll(MARK, (mark, given: string) => {
    const name = given.trim();
    const value = isPlaceholder(name) ? placeholderValue(name, from) : '';
    return value === '' ? mark : written(value);
  });
}

/** The text in pieces; those at odd positions are names of unfilled placeholders. */
export const piecesOf = (text: string): readonly string[] => text.split(MARK);
