import { formatDate, formatInstant, pacificDate } from '../../../domain/format/date';
import { formatDecimal } from '../../../domain/format/decimal';
import type { Language } from '../../../domain/format/language';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import { codeLabels } from '../../../domain/loan/codes/code-labels';
import type { codeLists } from '../../../domain/loan/codes/code-lists';
import { ownValue } from '../../../domain/tables/own-value';
import type { DocumentTexts } from '../texts/document-texts';
import { textsOf } from '../texts/texts-of';

/** A sentence with the values that the template puts in. */
export interface Sentence {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A fact of a document as it is printed: its label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: string | Sentence;
  /** Takes the whole row. */
  readonly wide?: boolean;
}

type FactRow = readonly [label: string, value: string | Sentence | null, wide?: 'wide'];

/** How a document prints its data in a language. Amounts and dates look the same in all of them (decision 0011). */
export interface Print {
  readonly texts: DocumentTexts;
  /** The lender's name. */
  readonly lender: string;
  readonly sentence: (text: string, values?: Sentence['values']) => Sentence;
  /** A sentence as plain text, for a cell. */
  readonly filled: (text: string, values: Sentence['values']) => string;
  /** The label of a code, or the code itself if the list lacks it. */
  readonly code: (list: keyof typeof codeLists, code: string | null) => string | null;
  readonly money: (value: string | null) => string | null;
  readonly percent: (value: string | null) => string | null;
  /** A price with its three decimals. */
  readonly price: (value: string | null) => string | null;
  readonly date: (value: string | null) => string | null;
  /** An instant with its Pacific time. */
  readonly instant: (value: string | null) => string | null;
  readonly today: string;
  /** The facts that have a value. */
  readonly facts: (rows: readonly FactRow[]) => Fact[];
}

export function printIn(language: Language, created: Date, lender: string): Print {
  const date = (value: string | null): string | null => value && formatDate(value, 'long');
  return {
    texts: textsOf[language],
    lender,
    sentence: (text, values = {}) => ({ text, values }),
    filled: (text, values) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => ownValue(values, name) ?? ''),
    code: (list, code) => code && (ownValue(codeLabels[language][list] ?? {}, code) ?? code),
    money: (value) => value && formatMoney(value),
    percent: (value) => value && formatPercent(value),
    price: (value) => value && formatDecimal(value, { scale: 3 }),
    date,
    instant: (value) => value && formatInstant(value, 'long'),
    today: formatDate(pacificDate(created), 'long'),
    facts: (rows) =>
      rows.flatMap(([label, value, wide]) => (value ? [{ label, value, ...(wide ? { wide: true } : {}) }] : [])),
  };
}
