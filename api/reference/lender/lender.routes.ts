import { z } from 'zod';
import { emailPageRoles } from '../../../domain/access/permissions';
import { staffRoles } from '../../../domain/access/roles';
import { recordAnswer } from '../../../domain/records/record-answer.schemas';
import { recordBody } from '../../../domain/records/record-body.schemas';
import { altLenderFields } from '../../../domain/reference/lender-fields';
import { defaultsChannels } from '../../../domain/reference/loan-defaults';
import { notFound } from '../../http/app-error';
import { type Call, defineCall } from '../../http/call';
import { recordCalls } from '../../http/record-calls';
import { saveRecord } from '../../http/record-table';
import { altLenders } from './alt-lenders';
import { emailTemplates, preparedTemplate, previewEmail } from './email-templates';
import { type LoanDefaults, loanDefaults, saveLoanDefaults } from './loan-defaults.service';
import { changedOptions, optionRecord, optionsOf, saveOptions } from './options.service';
import { beforePriceGroupChange, priceGroups, usesOfPriceGroup } from './price-groups';
import { settingCalls } from './settings.routes';

const area = 'emet-data';
const admin = { kind: 'roles', roles: ['Administrator'] } as const;

const option = z.object({
  list: z.string(),
  code: z.string(),
  label: z.string(),
  ownLabel: z.string().nullable(),
  active: z.boolean(),
  version: z.int(),
});

const optionSave = z.object({
  code: z.string().max(40),
  ownLabel: z.string().trim().max(100).nullish(),
  active: z.boolean(),
});
const listParams = z.object({ list: z.string().max(60) });
const optionRecordAnswer = z.object({ id: z.string(), version: z.int(), options: z.array(option).readonly() });

const optionCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/emet-data/option',
    area,
    summary:
      'The codes of a list as the lender has them; without a list, those of all lists that the lender changed. Everybody ' +
      'who is signed in chooses among them.',
    access: { kind: 'signed-in' },
    query: z.object({ code: z.string().max(60).optional().describe('Name of the list') }),
    answer: z.array(option).readonly(),
    handle: ({ portal, query }) =>
      query.code === undefined ? changedOptions(portal.db) : optionsOf(portal.db, query.code),
  }),
  defineCall({
    method: 'GET',
    path: '/emet-data/option/{list}',
    area,
    summary: 'A list that the lender may change, with its version. Administrators only, who change it.',
    access: admin,
    params: listParams,
    answer: optionRecordAnswer,
    handle: ({ portal, params }) => optionRecord(portal.db, params.list),
  }),
  defineCall({
    method: 'POST',
    path: '/emet-data/option/{list}',
    area,
    summary: 'Saves what the lender calls the codes of a list, and which of them it uses.',
    access: admin,
    params: listParams,
    body: z.object({ version: z.int().optional(), options: z.array(optionSave).max(500).optional() }),
    answer: optionRecordAnswer,
    handle: (context) =>
      saveOptions(
        context.portal.db,
        { list: context.params.list, version: context.body.version, options: context.body.options },
        context.caller,
      ),
  }),
];

const channelParams = z.object({ channel: z.string().max(10) });
const defaultsAnswer = z.looseObject({ id: z.string(), version: z.int() }) as unknown as z.ZodType<LoanDefaults>;

function channelNamed(name: string) {
  const found = defaultsChannels.find((each) => each === name);
  if (!found) throw notFound('no-record');
  return found;
}

const loanSetupCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/emet-data/loan-setup/{channel}',
    area,
    summary: 'Defaults of new loans: of all, or of one channel. Administrators only, who set them.',
    access: admin,
    params: channelParams,
    answer: defaultsAnswer,
    handle: ({ portal, params }) => loanDefaults(portal.db, channelNamed(params.channel)),
  }),
  defineCall({
    method: 'POST',
    path: '/emet-data/loan-setup/{channel}',
    area,
    summary: 'Saves what changed of the defaults of new loans, with the version that was read.',
    access: admin,
    params: channelParams,
    body: z.looseObject({ version: z.int().optional() }),
    answer: defaultsAnswer,
    handle: (context) =>
      saveLoanDefaults(context.portal.db, channelNamed(context.params.channel), context.body, context.caller),
  }),
];

const previewCall = defineCall({
  method: 'POST',
  path: '/emet-data/email-templates/preview',
  area,
  summary: 'A template filled from a loan that the administrator sees; placeholders without a value are named.',
  access: admin,
  body: z.object({
    loanNum: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,36}$/),
    subject: z.string().max(200),
    notes: z.string().max(20_000),
    isText: z.boolean(),
  }),
  answer: z.object({ subject: z.string(), notes: z.string(), missing: z.array(z.string()).readonly() }),
  handle: ({ portal, actor, body }) => previewEmail(portal, actor, body),
});

const replaceAltLender = defineCall({
  method: 'PUT',
  path: '/emet-data/alt-lender',
  area,
  summary: 'Replaces what changed of an alternative lender, with its id and the version that was read.',
  access: admin,
  body: recordBody(altLenderFields).refine(({ id }) => id !== null, { path: ['id'], message: 'required' }),
  answer: recordAnswer(altLenderFields),
  handle: (context) => saveRecord(context.portal.db, altLenders, context.body, context.caller),
});

/** What a lender sets: general settings, email templates, price groups, alternative lenders, options, loan defaults. */
export const lenderCalls: readonly Call[] = [
  ...settingCalls,
  ...optionCalls,
  ...loanSetupCalls,
  previewCall,
  ...recordCalls({
    of: emailTemplates,
    path: '/emet-data/email-templates',
    title: 'Templates of emails about loans',
    readers: { roles: emailPageRoles, why: 'Read by the roles of the Email page, who send them (ROLE-11).' },
    prepare: preparedTemplate,
  }),
  ...recordCalls({
    of: priceGroups,
    path: '/emet-data/price-group',
    writePath: '/emet-data/admin/price-group',
    title: 'Price groups',
    readers: { roles: staffRoles, why: 'All staff read them: people, branches and companies belong to one.' },
    beforeChange: beforePriceGroupChange,
    usesOf: usesOfPriceGroup,
  }),
  ...recordCalls({
    of: altLenders,
    path: '/emet-data/alt-lender',
    title: 'Alternative lenders',
    readers: { roles: staffRoles, why: 'All staff read them: a loan may go to one.' },
  }),
  replaceAltLender,
];
