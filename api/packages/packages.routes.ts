import { pacificDate } from '../../domain/format/date';
import { packagesContract } from '../../domain/packages/packages.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { documentAccountCalls } from './accounts.routes';
import { documentFrameworks } from './accounts.service';
import { auditLoan } from './audit-loan';
import { EMBEDDED } from './embedded-documents';
import { defaultPlanView, formViews, packageViews, planViews } from './package-view';
import { generatedFile, generatePackage, madePackages, previewPackage, saveCorrections } from './packages.service';
import { accountFor, documentsPort } from './ports-of';

const area = 'doc-gen';
const reads = { kind: 'loan', menu: ['loan-doc'] } as const;
const writes = { kind: 'loan', menu: ['loan-doc'], write: true } as const;

const planCalls: readonly Call[] = [
  defineCall(packagesContract, 'GET /lqb/dmd/frameworks', {
    area,
    summary:
      'What makes documents: the embedded engine, and for the lender’s people who make packages the vendors that are connected, each ' +
      'with whether the lender has an account with it. Not in the specification.',
    access: { kind: 'signed-in', pages: ['loan-doc'] },
    handle: ({ portal, actor }) => documentFrameworks(portal, actor, EMBEDDED),
  }),
  defineCall(packagesContract, 'GET /lqb/dmd/plans', {
    area,
    summary: 'The plan codes in use, each with its first and last day and its source.',
    access: { kind: 'signed-in', pages: ['loan-doc'] },
    handle: async ({ portal }) => planViews(portal),
  }),
  defineCall(packagesContract, 'GET /lqb/loans/{loanNum}/dm-default-plan-code-description', {
    area,
    summary: 'The plan code of the loan’s terms; null while they are not complete, and for terms without a plan.',
    access: reads,
    handle: async ({ portal, loan }) => defaultPlanView(portal, loan),
  }),
];

const packageCalls: readonly Call[] = [
  defineCall(packagesContract, 'POST /lqb/loans/{loanNum}/df-packages', {
    area,
    summary:
      'The packages of the loan with their forms, and who supplies each form. `docFramework` is `embedded` or a vendor, which needs an ' +
      'account: that of the request, or the lender’s for its people who make packages.',
    access: reads,
    handle: async ({ portal, actor, loan, body }) => {
      const port = documentsPort(portal, body.docFramework);
      await accountFor(portal, actor, port, body);
      return packageViews(portal, actor, port, loan);
    },
  }),
  defineCall(packagesContract, 'GET /loan-proxy/{loanNum}/dmd-forms', {
    area,
    summary: 'The forms of a package of the loan, and who supplies each.',
    access: reads,
    handle: async ({ portal, loan, query }) =>
      formViews(documentsPort(portal, EMBEDDED), loan, query.pkgType, pacificDate(portal.clock())),
  }),
  defineCall(packagesContract, 'GET /loan-proxy/{loanNum}/dmd-packages', {
    area,
    summary: 'The packages that were generated for the loan, the latest first. Not in the specification.',
    access: reads,
    handle: ({ portal, actor, params }) => madePackages(portal, actor, params.loanNum),
  }),
];

const workCalls: readonly Call[] = [
  defineCall(packagesContract, 'POST /lqb/loans/{loanNum}/df-audit', {
    area,
    summary:
      'Checks the loan for a package and answers what was found, each with the field or page that fixes it, and a token for 30 ' +
      'minutes. A fatal finding or an error forbids the package.',
    access: reads,
    handle: ({ portal, caller, loan, body }) => auditLoan(portal, caller, loan, body),
  }),
  defineCall(packagesContract, 'POST /loan-proxy/{loanNum}/dmd-audit', {
    area,
    summary: 'The same with the embedded engine.',
    access: reads,
    handle: ({ portal, caller, loan, body }) => auditLoan(portal, caller, loan, { ...body, docFramework: EMBEDDED }),
  }),
  defineCall(packagesContract, 'POST /lqb/loans/{loanNum}/df-preview', {
    area,
    summary:
      'The package as a PDF; nothing is filed. A token previews once, for its user, loan and version; 409 if it was used or has ' +
      'expired, or the loan has changed.',
    access: reads,
    handle: async ({ portal, caller, loan, body }) =>
      reply({ file: await previewPackage(portal, caller, loan, body.token) }),
  }),
  defineCall(packagesContract, 'POST /lqb/loans/{loanNum}/df-generate', {
    area,
    summary:
      'Makes the package, files it in the loan’s documents and answers it. Sending it again makes nothing more. 409 if the audit found ' +
      'errors, has expired, or the loan has changed.',
    access: writes,
    needs: 'documents',
    handle: async ({ portal, caller, loan, body }) => {
      const made = await generatePackage(portal, caller, loan, body);
      return reply({ file: await generatedFile(portal, caller, loan.sLNm, made) });
    },
  }),
  defineCall(packagesContract, 'POST /loan-proxy/{loanNum}/dmd-process', {
    area,
    summary: 'The same, with the package and the ID of its document as the answer, also while it is still being made.',
    access: writes,
    needs: 'documents',
    handle: ({ portal, caller, loan, body }) => generatePackage(portal, caller, loan, body),
  }),
  defineCall(packagesContract, 'POST /lqb/loans/{loanNum}/dm-save-audit', {
    area,
    summary:
      'Saves corrections that an audit asked for: of the borrowers, by application, and of the originator. 409 if the loan has another ' +
      'version.',
    access: writes,
    handle: ({ portal, caller, loan, body }) => saveCorrections(portal, caller, loan, body),
  }),
];

/** Packages of documents. */
export const packagesCalls: readonly Call[] = [...planCalls, ...packageCalls, ...workCalls, ...documentAccountCalls];
