import { z } from 'zod';
import { type Call, defineCall } from '../http/call';
import { loanChange, loanParams } from './loan.schemas';
import { changeLoan } from './loan.service';
import { type FormSection, formSections, type ListSection, listSections } from './sections';
import { changeList, formChange, readForm, readList } from './sections.service';

const APPLICATION = [11] as const;

const record = z.looseObject({ id: z.string(), owners: z.array(z.string()) });
const listAnswer = z.object({ version: z.int(), records: z.array(record) });
const listChange = z.object({
  version: loanChange.shape.version,
  records: z.array(z.looseObject({ id: z.string().optional() })).max(200),
});
const formAnswer = z.looseObject({ version: z.int() });

const listCalls = (section: ListSection): Call[] => [
  defineCall({
    method: 'GET',
    path: `/loan-proxy/{loanNum}/${section.name}`,
    area: 'application',
    summary: `The ${section.title} of the loan.`,
    access: { kind: 'loan', menu: APPLICATION },
    params: loanParams,
    answer: listAnswer as z.ZodType<unknown>,
    handle: async ({ loan }) => readList(loan, section),
  }),
  defineCall({
    method: 'POST',
    path: `/loan-proxy/{loanNum}/${section.name}`,
    area: 'application',
    summary: `Replaces the ${section.title} of the loan as a whole; a record without an id is new.`,
    access: { kind: 'loan', menu: APPLICATION, write: true },
    params: loanParams,
    body: listChange,
    answer: listAnswer as z.ZodType<unknown>,
    handle: ({ portal, actor, loan, body, request }) =>
      changeList(portal, actor, loan, section, { ...body, requestId: request.id }),
  }),
];

const formCalls = (section: FormSection): Call[] => [
  defineCall({
    method: 'GET',
    path: `/loan-proxy/{loanNum}/${section.name}`,
    area: 'application',
    summary: `The section on ${section.title}: its fields, and those of each application under applicants.`,
    access: { kind: 'loan', menu: APPLICATION },
    params: loanParams,
    answer: formAnswer,
    handle: async ({ loan }) => readForm(loan, section),
  }),
  defineCall({
    method: 'POST',
    path: `/loan-proxy/{loanNum}/${section.name}`,
    area: 'application',
    summary: `Changes the section on ${section.title}: { version, …changed fields }.`,
    access: { kind: 'loan', menu: APPLICATION, write: true },
    params: loanParams,
    body: loanChange,
    answer: formAnswer,
    handle: async ({ portal, actor, loan, body, request }) => {
      const { version, ...sent } = body;
      const changed = await changeLoan(portal, actor, loan, {
        version,
        fields: formChange(section, sent),
        action: `loan.${section.name}`,
        requestId: request.id,
      });
      return readForm(changed, section);
    },
  }),
];

/** Reading and writing the sections of a loan (main-job.md, sections of a loan). */
export const sectionCalls: readonly Call[] = [...listSections.flatMap(listCalls), ...formSections.flatMap(formCalls)];
