import { z } from 'zod';
import type { LoanDocument, RecordListName } from '../loan/document';
import { type Section, type SectionName, type SectionValues, sections } from './sections';

/** A section as returned by the API: its list, if it is one, as `records`. The field table types the fields. */
export type SectionAnswer<S extends Section> = S extends { readonly records: infer List extends RecordListName }
  ? Omit<SectionValues, List> & { readonly records: LoanDocument[List] }
  : SectionValues;

/** A change of a section: the version that was read, and the changes, in stored form or as users type them. */
export const sectionChange = z.looseObject({ version: z.int().min(1) });

const form = z.looseObject({ version: z.int() });
const record = z.looseObject({ id: z.string(), owners: z.array(z.string()) });
const list = form.extend({ records: z.array(record) });

/** A section that is no list. */
export const sectionAnswer = form as z.ZodType as z.ZodType<SectionValues>;

type AnswerShape<Name extends SectionName> = { readonly answer: z.ZodType<SectionAnswer<(typeof sections)[Name]>> };
type WriteShape<Name extends SectionName> = AnswerShape<Name> & { readonly body: typeof sectionChange };
type Readable = { [Name in SectionName]: (typeof sections)[Name]['read'] extends true ? Name : never }[SectionName];

/** Reads and writes each section by its name. */
export type SectionContract = {
  readonly [Name in Readable as `GET /loan-proxy/{loanNum}/${Name}`]: AnswerShape<Name>;
} & { readonly [Name in SectionName as `POST /loan-proxy/{loanNum}/${Name}`]: WriteShape<Name> };

/** Any section as the API answers it. */
export type AnySectionAnswer = SectionValues & { readonly records?: LoanDocument[RecordListName] | undefined };

/** The input and output of reading and writing any section. */
export function sectionShapes({ records }: Section) {
  const shape: z.ZodType = records === undefined ? form : list;
  const answer = shape as z.ZodType<AnySectionAnswer>;
  return { read: { answer }, write: { body: sectionChange, answer } };
}

const callsOf = ([name, section]: [string, Section]) => {
  const { read, write } = sectionShapes(section);
  const path = `/loan-proxy/{loanNum}/${name}`;
  return [...(section.read ? [[`GET ${path}`, read]] : []), [`POST ${path}`, write]];
};

/** Typed as in the table of sections, because the list of calls does not know their names. */
export const sectionContract = Object.fromEntries(Object.entries(sections).flatMap(callsOf)) as SectionContract;
