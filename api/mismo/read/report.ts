import type { Owner } from '../../../domain/loan/records';
import { type CodedMessage, type MessageValue, message, type PlainCode } from '../../../domain/messages/message';
import { pathOf, type XmlElement } from '../xml/xml-tree';
import { type IgnoredPart, ignoredParts } from './ignored-parts';
import { maskDigits } from './mask-digits';

/** A borrower, or a record: `assets.asset-1`. */
export type Subject = { readonly borrower: Owner } | { readonly record: string };

/** Something in the file that a user should check; it did not stop the import. */
interface ImportWarning {
  readonly message: CodedMessage;
  readonly path?: string;
  readonly line?: number;
  /** What it is about, unless the message or nothing says it. */
  readonly subject?: Subject;
}

/** The sections of the report about what was read. */
const reportSections = [
  'loan',
  'property',
  'borrowers',
  'declarations',
  'demographics',
  'residences',
  'employments',
  'incomes',
  'assets',
  'liabilities',
  'reos',
  'originator',
  'relationships',
] as const;

export type ReportSection = (typeof reportSections)[number];

/** `count` people, records or arcs (1 for the loan itself), with a total of `fields` stored values. */
interface ReadPart {
  readonly section: ReportSection;
  readonly count: number;
  readonly fields: number;
}

export interface ImportReport {
  readonly read: ReadPart[];
  readonly ignored: IgnoredPart[];
  readonly warnings: ImportWarning[];
}

/** A warning while the file is read: what its element is about may be known only later. */
interface NotedWarning {
  readonly message: CodedMessage;
  readonly element: XmlElement | undefined;
}

/** The text from which a field of a target was read, or would have been if it fit. */
export interface Source {
  readonly element: XmlElement;
  readonly text: string;
}

/** Collects the report of an import. */
export interface Notes {
  readonly warnings: NotedWarning[];
  /** Warnings beyond the limit, only counted. */
  omittedWarnings: number;
  readonly counts: Map<ReportSection, { count: number; fields: number }>;
  /** The sources of the fields of each part of the document, by the part's identity while it is read. */
  readonly sources: Map<object, Map<string, Source>>;
  /** What an element and all in it are about: a borrower, or a record by its path. */
  readonly subjects: Map<XmlElement, Subject>;
}

export function newNotes(): Notes {
  return { warnings: [], omittedWarnings: 0, counts: new Map(), sources: new Map(), subjects: new Map() };
}

/** No one reads more, and a broken file could produce hundreds of thousands. */
const maxWarnings = 300;

export function warn(notes: Notes, text: PlainCode | CodedMessage, at?: XmlElement): void {
  if (notes.warnings.length >= maxWarnings) {
    notes.omittedWarnings += 1;
    return;
  }
  const coded = typeof text === 'string' ? message(text) : text;
  notes.warnings.push({ message: coded, element: at });
}

export function countRead(notes: Notes, section: ReportSection, fields: number, count = 0): void {
  const sum = notes.counts.get(section) ?? { count: 0, fields: 0 };
  notes.counts.set(section, { count: sum.count + count, fields: sum.fields + fields });
}

const maskedValue = (value: MessageValue): MessageValue => (typeof value === 'string' ? maskDigits(value) : value);

function subjectOf(element: XmlElement, { subjects }: Notes): Subject | undefined {
  for (let one: XmlElement | undefined = element; one; one = one.parent) {
    const subject = subjects.get(one);
    if (subject) return subject;
  }
  return undefined;
}

function finished({ message: { code, values }, element }: NotedWarning, notes: Notes): ImportWarning {
  const masked = Object.entries(values).map(([name, value]) => [name, maskedValue(value)] as const);
  const subject = element && subjectOf(element, notes);
  return {
    message: { code, values: Object.fromEntries(masked) },
    ...(element ? { path: pathOf(element), line: element.line } : {}),
    ...(subject ? { subject } : {}),
  };
}

const furtherWarnings = (count: number): ImportWarning => ({ message: message('further-findings', { count }) });

/** The finished report, with social security numbers in messages masked. */
export function reportOf(root: XmlElement, notes: Notes): ImportReport {
  return {
    read: reportSections.flatMap((section) => {
      const sum = notes.counts.get(section);
      return sum ? [{ section, count: sum.count, fields: sum.fields }] : [];
    }),
    ignored: ignoredParts(root),
    warnings: [
      ...notes.warnings.map((warning) => finished(warning, notes)),
      ...(notes.omittedWarnings > 0 ? [furtherWarnings(notes.omittedWarnings)] : []),
    ],
  };
}
