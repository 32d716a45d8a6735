import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { packageTypes } from './package-types';
import {
  auditRequest,
  auditView,
  defaultPlanView,
  frameworkAccount,
  frameworkView,
  generateRequest,
  madePackage,
  packageForm,
  packageView,
  planView,
  saveAudit,
  savedAudit,
  tokenBody,
} from './packages.schemas';

/** Packages of documents. `dmd` calls use the embedded engine; `df` calls name the framework that makes the documents. */
export const packagesContract = {
  'GET /lqb/loans/{loanNum}/dm-default-plan-code-description': { answer: defaultPlanView },
  'GET /lqb/dmd/frameworks': { answer: z.array(frameworkView).readonly() },
  'GET /lqb/dmd/plans': { answer: z.array(planView).readonly() },
  'POST /lqb/loans/{loanNum}/df-packages': { body: frameworkAccount, answer: z.array(packageView).readonly() },
  'POST /lqb/loans/{loanNum}/df-audit': { body: auditRequest, answer: auditView },
  'POST /lqb/loans/{loanNum}/df-preview': { body: tokenBody, file: 'application/pdf' },
  'POST /lqb/loans/{loanNum}/df-generate': { body: generateRequest, file: 'application/pdf' },
  'POST /lqb/loans/{loanNum}/dm-save-audit': { body: saveAudit, answer: savedAudit },
  'GET /loan-proxy/{loanNum}/dmd-forms': {
    query: z.object({ pkgType: z.enum(packageTypes) }),
    answer: z.array(packageForm).readonly(),
  },
  'POST /loan-proxy/{loanNum}/dmd-audit': {
    body: auditRequest.pick({ packageId: true, planCodeId: true }),
    answer: auditView,
  },
  'POST /loan-proxy/{loanNum}/dmd-process': { body: generateRequest, answer: madePackage },
  'GET /loan-proxy/{loanNum}/dmd-packages': { answer: z.array(madePackage).readonly() },
} satisfies Contract;

export type PackagesContract = typeof packagesContract;
