import { applicationContract } from '../../domain/application/application.contract';
import { sectionShapes } from '../../domain/application/section.schemas';
import { isSectionName, type Section, type SectionName, sections } from '../../domain/application/sections';
import { notFound } from '../http/app-error';
import type { Call } from '../http/call';
import { callOf, defineCall } from '../http/define-call';
import { changeSection, readSection } from './sections.service';

const readCall = (name: string, section: Section): Call =>
  callOf(`GET /loan-proxy/{loanNum}/${name}`, sectionShapes(section).read, {
    area: 'application',
    summary: `The section on ${section.title}; fields of each application are under applicants.`,
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ loan }) => readSection(loan, section),
  });

const writeCall = (name: SectionName, section: Section): Call =>
  callOf(`POST /loan-proxy/{loanNum}/${name}`, sectionShapes(section).write, {
    area: 'application',
    summary:
      section.records === undefined
        ? `Changes the section on ${section.title}: { version, …changed fields }.`
        : `Replaces the ${section.title} of the loan as a whole: { version, records }; a record without an id is new.`,
    access: { kind: 'loan', menu: ['application'], write: true },
    handle: ({ portal, caller, loan, body }) => changeSection(portal, caller, loan, { name, section, sent: body }),
  });

const ofSection = (name: SectionName): Call[] => {
  const section: Section = sections[name];
  return [...(section.read ? [readCall(name, section)] : []), writeCall(name, section)];
};

/** Reads and writes sections of a loan by name (main-job.md, sections of a loan). */
export const sectionCalls: readonly Call[] = (Object.keys(sections) as SectionName[]).flatMap(ofSection);

/** Must be last: it matches every name without its own call. */
export const anySectionCall: Call = defineCall(applicationContract, 'POST /loan-proxy/{loanNum}/{section}', {
  area: 'application',
  summary: 'Changes any section by name; accepts only the fields of that section.',
  access: { kind: 'loan', menu: ['application'], write: true },
  handle: ({ portal, caller, loan, params, body }) => {
    const name = params.section;
    if (!isSectionName(name)) throw notFound('no-call');
    return changeSection(portal, caller, loan, { name, section: sections[name], sent: body });
  },
});
