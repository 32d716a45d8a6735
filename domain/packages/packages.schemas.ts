import { z } from 'zod';
import { pagesOfLoan } from '../pages/loan-path';
import { packageStates } from '../signing/signing-state';
import { findingCodes, findingSeverities } from './finding';
import { type FormId, formRules, formSuppliers } from './package-forms';
import { packageRefusals, packageTypes } from './package-types';

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

const formIds = formRules.map(({ id }) => id) as [FormId, ...FormId[]];

export const planView = z.object({
  planCodeId: z.string(),
  description: z.string(),
  from: z.string().describe('First day of an application under this plan'),
  until: z.string().nullable(),
  source: z.string(),
});

export const defaultPlanView = z.object({
  planCodeId: z.string().nullable().describe('Null while the terms are not complete, and for terms without a plan'),
  description: z.string().nullable(),
});

export const packageForm = z.object({
  id: z.enum(formIds),
  supplier: z.enum(formSuppliers).describe('portal: in the package; page: issued on its own page; vendor: left out'),
  source: z.string().describe('The rule that requires the form; custom if lenders usually include it'),
  signed: z.boolean(),
  copies: z.int(),
});
export type PackageFormView = Readonly<z.output<typeof packageForm>>;

export const packageView = z.object({
  packageId: z.enum(packageTypes),
  refusal: z.enum(packageRefusals).nullable().describe('Why the user cannot make it now'),
  forms: list(packageForm),
});
export type PackageView = Readonly<z.output<typeof packageView>>;

/** What makes documents. */
export const frameworkView = z.object({
  framework: z.string().describe('docFramework'),
  name: z.string().nullable().describe('Of the vendor; null for the embedded engine'),
  isSimulation: z.boolean(),
  isReady: z.boolean().describe('It needs no account, or the lender has one that the vendor has not refused'),
});
export type FrameworkView = Readonly<z.output<typeof frameworkView>>;

/** An account with a vendor of documents. The embedded engine needs none; without one, the lender's account counts. */
const account = {
  docFramework: z.string().min(1).max(40),
  docUsername: z.string().max(100).optional(),
  docPassword: z.string().max(200).optional(),
};
export const frameworkAccount = z.object(account);
export const auditRequest = z.object({
  ...account,
  packageId: z.enum(packageTypes),
  planCodeId: z.string().min(1).max(40),
});

const pageKeys = Object.keys(pagesOfLoan).filter((key) => key !== 'borrower-id');

export const findingView = z.object({
  severity: z.enum(findingSeverities),
  code: z.enum(findingCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  path: z.string().optional().describe('The field that fixes it'),
  page: z
    .enum(pageKeys as [string, ...string[]])
    .optional()
    .describe('The page that fixes it'),
});

export const auditView = z.object({
  token: z.string().describe('Previews the package once, and makes it, for this user, loan and version'),
  expiresAt: z.string(),
  version: z.int(),
  canGenerate: z.boolean().describe('Only warnings were found'),
  findings: list(findingView),
  forms: list(packageForm),
  recipients: list(z.object({ name: z.string(), email: z.string().nullable() })).describe(
    'Who is notified, at the addresses of this version of the loan; email is null for a borrower without one',
  ),
});
export type AuditView = Readonly<z.output<typeof auditView>>;

const token = z.string().min(20).max(100);
export const tokenBody = z.object({ token });
export const generateRequest = z
  .object({ token, notify: z.boolean(), isSelfPrepared: z.boolean() })
  .refine(({ notify, isSelfPrepared }) => !(notify && isSelfPrepared), { path: ['notify'], error: 'wrong-place' });

/** A package that was made, or is being made. */
export const madePackage = z.object({
  id: z.string(),
  packageId: z.enum(packageTypes),
  planCodeId: z.string(),
  forms: list(z.enum(formIds)),
  isSelfPrepared: z.boolean(),
  notify: z.boolean(),
  by: z.string(),
  createdAt: z.string(),
  docId: z.string().nullable().describe('Its document; null until it is made'),
  state: z.enum(['making', 'made', 'failed']),
  signing: z
    .object({ id: z.string(), state: z.enum(packageStates) })
    .nullable()
    .describe('What its borrowers sign; null until it is sent to them, and for users outside the lender'),
});
export type MadePackage = Readonly<z.output<typeof madePackage>>;

const fields = z.record(z.string(), z.unknown());
/** Corrections from the audit: of the applications in their order, and of the originator. */
export const saveAudit = z.object({
  version: z.int().min(1),
  borrowers: z.array(fields).max(2).optional(),
  originator: fields.optional(),
});
export const savedAudit = z.object({ version: z.int() });
