import type { Agent } from '../contacts/agent.schemas';
import { formatDate } from '../format/date';
import { missing } from '../format/parsed';
import { formatPhone } from '../format/phone';
import type { Settings } from '../lender/settings.schemas';
import { codeLabel, isCodeListName } from '../loan/codes/code-lists';
import { applicantName, type LoanDocument, loanValue } from '../loan/document';
import { fieldSpec, type PublicFieldName } from '../loan/fields/field-table';
import { formatField } from '../loan/format-field';
import { holdsPrice } from '../loan/held-price';
import { type GivenDate, type PlaceholderName, placeholders, type Source } from './placeholder-sources';

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
  readonly settings: Settings;
  /** The contacts of the loan besides the lender's people. */
  readonly contacts: readonly Pick<Agent, 'AgentRoleT' | 'AgentName' | 'CompanyName' | 'Phone' | 'EmailAddr'>[];
  /** Who services the loan, and the link where the borrower pays; empty texts if it is not known. */
  readonly servicer: { readonly name: string; readonly link: string };
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

/** The state of the lock; the LOS keeps an expired one as locked. */
const lockText = (loan: LoanDocument, today: string): string =>
  loan.sRateLockStatusT === LOCKED && !holdsPrice(loan, today) ? 'Lock Expired' : fieldText(loan, 'sRateLockStatusT');

const LOCKED = '1';
/** The agent role of a title company. */
const TITLE = '3';

/** The value of a placeholder in an email, in English; empty if there is none. */
export function placeholderValue(name: PlaceholderName, from: FillFrom): string {
  const { loan, settings, contacts, servicer, today, given = {} } = from;
  const source: Source = placeholders[name];
  if ('title' in source) {
    const value = contacts.find(({ AgentRoleT }) => AgentRoleT === TITLE)?.[source.title] ?? '';
    return value !== '' && source.title === 'Phone' ? formatPhone(value) : value;
  }
  if ('servicer' in source) return servicer[source.servicer];
  if ('person' in source) return applicantName(loan.applicants[0], source.person);
  if ('setting' in source) return settings[source.setting] ?? '';
  if ('given' in source) return given[source.given] ? formatDate(given[source.given] ?? '', 'long') : '';
  if ('day' in source) return formatDate(today, 'long');
  const text = 'lock' in source ? lockText(loan, today) : fieldText(loan, source.field);
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
