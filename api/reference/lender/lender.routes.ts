import { emailPageRoles } from '../../../domain/access/permissions';
import { staffRoles } from '../../../domain/access/roles';
import { emailContract } from '../../../domain/email/email.contract';
import { lenderContract } from '../../../domain/lender/lender.contract';
import { altLenderFields, feeTemplateFields } from '../../../domain/reference/lender-fields';
import { lenderRecordsContract } from '../../../domain/reference/lender-records.contract';
import { defaultsChannels } from '../../../domain/reference/loan-defaults';
import { notFound } from '../../http/app-error';
import type { Call } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { oneOf, search, yesNo } from '../../http/list-filters';
import { caseless } from '../../http/list-query';
import { recordCalls } from '../../http/record-calls';
import { type RecordTable, saveRecord } from '../../http/record-table';
import { emailTemplates, preparedTemplate, previewEmail } from './email-templates';
import { loanDefaults, saveLoanDefaults } from './loan-defaults.service';
import { changedOptions, optionRecord, optionsOf, saveOptions } from './options.service';
import { beforePriceGroupChange, priceGroups, usesOfPriceGroup } from './price-groups';
import { settingCalls } from './settings.routes';

const area = 'emet-data';

const optionPages = administrators('admin-loan-setup-option', 'admin-loan-setup-option-id');

const optionCalls: readonly Call[] = [
  defineCall(lenderContract, 'GET /emet-data/option', {
    area,
    summary:
      'The codes of a list as the lender has them; without a list, those of all lists that the lender changed. Everybody ' +
      'who is signed in chooses among them.',
    access: { kind: 'signed-in', pages: ['pipeline', 'pricing', 'quick-pricing', 'create-loan'] },
    handle: ({ portal, query }) =>
      query.code === undefined ? changedOptions(portal.db) : optionsOf(portal.db, query.code),
  }),
  defineCall(lenderContract, 'GET /emet-data/option/{list}', {
    area,
    summary: 'A list that the lender can change, with its version. Administrators only, because only they change it.',
    access: optionPages,
    handle: ({ portal, params }) => optionRecord(portal.db, params.list),
  }),
  defineCall(lenderContract, 'POST /emet-data/option/{list}', {
    area,
    summary: "Saves the lender's labels for the codes of a list, and which codes it uses.",
    access: optionPages,
    handle: (context) =>
      saveOptions(
        context.portal.db,
        { list: context.params.list, version: context.body.version, options: context.body.options },
        context.caller,
      ),
  }),
];

function channelNamed(name: string) {
  const found = defaultsChannels.find((each) => each === name);
  if (!found) throw notFound('no-record');
  return found;
}

const loanSetupCalls: readonly Call[] = [
  defineCall(lenderRecordsContract, 'GET /emet-data/loan-setup/{channel}', {
    area,
    summary: 'Defaults of new loans, for all channels or for one. Administrators only, because only they set them.',
    access: administrators('admin-loan-setup', 'admin-loan-setup-channel-id'),
    handle: ({ portal, params }) => loanDefaults(portal.db, channelNamed(params.channel)),
  }),
  defineCall(lenderRecordsContract, 'POST /emet-data/loan-setup/{channel}', {
    area,
    summary: 'Saves changed defaults of new loans, with the version that was read.',
    access: administrators('admin-loan-setup', 'admin-loan-setup-channel-id'),
    handle: (context) =>
      saveLoanDefaults(context.portal.db, channelNamed(context.params.channel), context.body, context.caller),
  }),
];

const previewCall = defineCall(emailContract, 'POST /emet-data/email-templates/preview', {
  area,
  summary: 'A template filled from a loan that the administrator can see; lists placeholders without a value.',
  access: administrators('admin-email-template-create', 'admin-email-template-id'),
  handle: ({ portal, actor, body }) => previewEmail(portal, actor, body),
});

const altLenders: RecordTable<typeof altLenderFields> = {
  table: 'portal.alt_lenders',
  subject: 'alt-lender',
  fields: altLenderFields,
  unique: 'name',
  list: {
    unit: 'alt-lenders',
    sorts: {
      name: caseless('record.name'),
      nmlsId: 'record.nmls_id',
      contact: caseless('record.contact'),
      city: caseless('record.city'),
      state: 'record.state',
      active: 'record.active',
    },
    filters: {
      q: search('record.name', 'record.nmls_id', 'record.contact', 'record.email', 'record.city'),
      state: oneOf('record.state'),
      active: yesNo('record.active'),
    },
    first: ['name', 'ASC'],
    key: 'record.id',
  },
};

const feeTemplates: RecordTable<typeof feeTemplateFields> = {
  table: 'portal.fee_templates',
  subject: 'fee-template',
  fields: feeTemplateFields,
  unique: 'name',
  list: {
    unit: 'fee-templates',
    sorts: {
      name: caseless('record.name'),
      type: caseless('record.type'),
      state: 'record.state',
      channel: 'record.channel',
      active: 'record.active',
    },
    filters: {
      q: search('record.name', 'record.type'),
      state: oneOf('record.state'),
      channel: oneOf('record.channel'),
      active: yesNo('record.active'),
    },
    first: ['name', 'ASC'],
    key: 'record.id',
  },
};

const altLenderPages = [
  'admin-loan-setup-alt-lender',
  'admin-loan-setup-alt-lender-create',
  'admin-loan-setup-alt-lender-id',
] as const;

const replaceAltLender = defineCall(lenderRecordsContract, 'PUT /emet-data/alt-lender', {
  area,
  summary: 'Saves the changed fields of an alternative lender, with its ID and the version that was read.',
  access: administrators(...altLenderPages),
  handle: (context) => saveRecord(context.portal.db, altLenders, context.body, context.caller),
});

/** The lender's configuration: general settings, email templates, price groups, alternative lenders, options, loan defaults. */
export const lenderCalls: readonly Call[] = [
  ...settingCalls,
  ...optionCalls,
  ...loanSetupCalls,
  previewCall,
  ...recordCalls(emailContract, '/emet-data/email-templates', {
    of: emailTemplates,
    title: 'Templates of emails about loans',
    pages: ['admin-email-template', 'admin-email-template-create', 'admin-email-template-id'],
    readers: {
      roles: emailPageRoles,
      pages: ['email'],
      why: 'Read by the roles of the Email page, who send them (ROLE-11).',
    },
    prepare: preparedTemplate,
  }),
  ...recordCalls(lenderRecordsContract, '/emet-data/price-group', {
    of: priceGroups,
    writePath: '/emet-data/admin/price-group',
    title: 'Price groups',
    pages: ['admin-loan-setup-price-group', 'admin-loan-setup-price-group-create', 'admin-loan-setup-price-group-id'],
    readers: {
      roles: staffRoles,
      pages: ['pricing'],
      why: 'All staff read them: people, branches and companies belong to one.',
    },
    beforeChange: beforePriceGroupChange,
    usesOf: usesOfPriceGroup,
  }),
  ...recordCalls(lenderRecordsContract, '/emet-data/alt-lender', {
    of: altLenders,
    title: 'Alternative lenders',
    pages: altLenderPages,
    readers: {
      roles: staffRoles,
      pages: ['create-loan', 'pipeline'],
      why: 'All staff read them: a loan may go to one.',
    },
  }),
  replaceAltLender,
  ...recordCalls(lenderRecordsContract, '/emet-data/fee-templates', {
    of: feeTemplates,
    title: 'Fee templates',
    pages: ['admin-fee-template', 'admin-fee-template-create', 'admin-fee-template-id'],
    readers: {
      roles: ['Administrator'],
      pages: [],
      why: 'Administrators only, because only they set them; the fees page has what applies to its loan.',
    },
  }),
];
