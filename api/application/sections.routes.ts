import { z } from 'zod';
import { type Section, type SectionName, sectionOf, sections } from '../../domain/application/sections';
import { notFound } from '../http/app-error';
import { type Call, defineCall } from '../http/call';
import { listAnswer, loanParams, sectionAnswer, sectionChange } from './application.schemas';
import { changeSection, readSection } from './sections.service';

const answerOf = ({ records }: Section): z.ZodType<unknown> => (records === undefined ? sectionAnswer : listAnswer);

const readCall = (name: string, section: Section): Call =>
  defineCall({
    method: 'GET',
    path: `/loan-proxy/{loanNum}/${name}`,
    area: 'application',
    summary: `The section on ${section.title}; fields of each application stand under applicants.`,
    access: { kind: 'loan', menu: ['application'] },
    params: loanParams,
    answer: answerOf(section),
    handle: async ({ loan }) => readSection(loan, section),
  });

const writeCall = (name: string, section: Section): Call =>
  defineCall({
    method: 'POST',
    path: `/loan-proxy/{loanNum}/${name}`,
    area: 'application',
    summary:
      section.records === undefined
        ? `Changes the section on ${section.title}: { version, …changed fields }.`
        : `Replaces the ${section.title} of the loan as a whole: { version, records }; a record without an id is new.`,
    access: { kind: 'loan', menu: ['application'], write: true },
    params: loanParams,
    body: sectionChange,
    answer: answerOf(section),
    handle: ({ portal, caller, loan, body }) => changeSection(portal, caller, loan, { name, section, sent: body }),
  });

const ofSection = (name: SectionName): Call[] => {
  const section: Section = sections[name];
  return [...(section.read ? [readCall(name, section)] : []), writeCall(name, section)];
};

/** Reading and writing the sections of a loan by name (main-job.md, sections of a loan). */
export const sectionCalls: readonly Call[] = (Object.keys(sections) as SectionName[]).flatMap(ofSection);

/** Stands last: takes what no call with a name of its own has taken. */
export const anySectionCall: Call = defineCall({
  method: 'POST',
  path: '/loan-proxy/{loanNum}/{section}',
  area: 'application',
  summary: 'Changes any section by its name; it takes only fields of that section.',
  access: { kind: 'loan', menu: ['application'], write: true },
  params: loanParams.extend({ section: z.string() }),
  body: sectionChange,
  answer: sectionAnswer,
  handle: ({ portal, caller, loan, params, body }) => {
    const section = sectionOf(params.section);
    if (section === undefined) throw notFound('no-call');
    return changeSection(portal, caller, loan, { name: params.section, section, sent: body });
  },
});
