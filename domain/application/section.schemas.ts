import { z } from 'zod';
import type { LoanDocument, RecordListName } from '../loan/document';
import { type Section, type SectionName, type SectionValues, sections } from './sections';

/** A section as the API answers it: its list, where it is one, as `records`. Fields are typed by the field table. */
export type SectionAnswer<S extends Section> = S extends { readonly records: infer List extends RecordListName }
  ? Omit<SectionValues, List> & { readonly records: LoanDocument[List] }
  : SectionValues;

/** A change of a section: the version that was read, and what changes, in stored form or as people write it. */
export const sectionChange = z.looseObject({ version: z.int('Send the version that you read.').min(1) });

const form = z.looseObject({ version: z.int() });
const record = z.looseObject({ id: z.string(), owners: z.array(z.string()) });
const list = form.extend({ records: z.array(record) });

/** A section that is no list. */
export const sectionAnswer = form as z.ZodType as z.ZodType<SectionValues>;

type AnswerShape<Name extends SectionName> = { readonly answer: z.ZodType<SectionAnswer<(typeof sections)[Name]>> };
type WriteShape<Name extends SectionName> = AnswerShape<Name> & { readonly body: typeof sectionChange };
type Readable = { [Name in SectionName]: (typeof sections)[Name]['read'] extends true ? Name : never }[SectionName];

/** Reading and writing each section by its name. */
export type SectionContract = {
  readonly [Name in Readable as `GET /loan-proxy/{loanNum}/${Name}`]: AnswerShape<Name>;
} & { readonly [Name in SectionName as `POST /loan-proxy/{loanNum}/${Name}`]: WriteShape<Name> };

/** Any section as the API answers it. */
export type AnySectionAnswer = SectionValues & { readonly records?: LoanDocument[RecordListName] | undefined };

/** What reading and writing any section take and answer. */
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

/** As the table of sections has them, whose names types see and the list of calls does not. */
export const sectionContract = Object.fromEntries(Object.entries(sections).flatMap(callsOf)) as SectionContract;
