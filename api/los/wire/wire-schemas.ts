import { z } from 'zod';
import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import type { PricingAnswer } from '../../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../port-types';

/** The shapes that cross the wire, in both directions. */

const text = z.string();
const fields = z.record(z.string(), z.unknown());

export const loanNum = z.string().min(1).max(36);

export const operation = z.object({ id: z.uuid(), by: text.min(1), byName: text });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listNames = [
  'applicants',
  'employments',
  'incomes',
  'assets',
  'liabilities',
  'reos',
  'residences',
  'vestings',
] as const;

const isDraft = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && listNames.every((name) => value[name] === undefined || Array.isArray(value[name]));

/** A loan is checked for what every reader of it relies on; its fields are the field table's business. */
function isLoanDocument(value: unknown): boolean {
  if (!isDraft(value)) return false;
  const { version, sLNm, sStatusT } = value;
  return (
    Number.isInteger(version) &&
    typeof sLNm === 'string' &&
    typeof sStatusT === 'string' &&
    listNames.every((name) => Array.isArray(value[name]))
  );
}

export const loan = z.custom<LoanDocument>(isLoanDocument, 'is no loan document');
export const draft = z.custom<NewLoanDocument>(isDraft, 'is no loan document');

export const loanChange = z.object({ version: z.int().min(1), changes: fields });

export const statusLogEntry = z.object({
  at: text,
  status: text,
  from: text.nullable(),
  by: text,
  description: text,
});

const changeLogEntry = z.object({
  id: text,
  at: text,
  version: z.int(),
  action: text,
  field: text,
  before: z.unknown(),
  after: z.unknown(),
  by: text,
});

const several = z.array(text).max(1000).optional();

export const changeLogQuery = z.object({
  filter: z
    .object({
      people: several,
      fields: several,
      places: several,
      actions: several,
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
    })
    .optional(),
  order: z.enum(['newest', 'oldest']).optional(),
  offset: z.int().min(0).optional(),
  limit: z.int().min(1).max(1000),
});

export const changeLogPage = z.object({
  entries: z.array(changeLogEntry),
  total: z.int().min(0),
  capped: z.boolean(),
});

export const changeLogValues = z.object({ people: z.array(text), fields: z.array(text), actions: z.array(text) });

export const creditOrder = z.object({ version: z.int().min(1), reissue: z.boolean() });

export const creditReport = z.object({ loan, isStandIn: z.boolean() });

export const agent = z.object({
  id: text.min(1).max(64),
  AgentRoleT: text,
  AgentRoleTDesc: text,
  AgentName: text,
  CompanyName: text,
  Phone: text,
  EmailAddr: text,
});

export const newLoanFile = z.object({
  id: text.min(1).max(64),
  name: text.min(1),
  size: z.int().min(0),
  contentType: text,
  sha256: text,
  storageKey: text,
  folderName: text,
  docType: text,
});

export const loanFile = newLoanFile.extend({ createdTime: text, createdBy: text });

export const fileFilter = z.object({ folderName: text.optional(), docType: text.optional() });

export const condition = z.object({
  id: text,
  status: z.enum(['Active', 'Closed']),
  cat: text,
  description: text,
  createdD: text,
  doneD: text.nullable(),
});

export const cocTask = z.object({ taskId: text, TaskStatus: text, Description: text });

export const disclosureRequest = z.object({ preparedBy: z.enum(['self', 'lender']), files: z.array(newLoanFile) });

export const catalog = z.custom<PricingCatalog>(
  (value) => isObject(value) && Array.isArray(value.programs) && Array.isArray(value.rateSheets),
  'is no catalog of programs and rate sheets',
);

export const scenario = fields;

export const pricingAnswer = z.custom<PricingAnswer>(
  (value) => isObject(value) && isObject(value.PricingResults) && Array.isArray(value.PricingResults.Program),
  'is no answer of the pricing engine',
);

export const priceView = z.object({
  rates: z.enum(['all', 'best']).optional(),
  focusedProgramId: text.optional(),
  showHidden: z.boolean().optional(),
});

export const requestedRate = z.object({
  lLpTemplateId: text.min(1),
  requestedRate: text.min(1),
  requestedFee: text.min(1),
  sProdRLckdDays: z.int().positive().optional(),
  scenario: fields.optional(),
});

export const changes = z.object({
  cursor: text,
  changes: z.array(z.object({ loanNum: text, version: z.int(), operationId: text })),
});

export const employee = z.object({
  login: text.min(1).max(100),
  firstName: text,
  lastName: text,
  email: text,
  phone: text.nullable(),
  nmlsId: text.nullable(),
  isPml: z.boolean(),
  branchName: text.nullable(),
  companyName: text.nullable(),
  isActive: z.boolean(),
});

export const handover = z.object({
  userLogin: text.min(1),
  firstName: text,
  lastName: text,
  isPmlUser: z.boolean(),
  roles: z.array(text),
  loanNum,
});

export const handoverSession = z.object({ sessionId: text.min(32) });
