import type { InputOf } from '../../domain/contract/contract';
import type { EmailContract } from '../../domain/email/email.contract';
import type { AporContract } from '../../domain/pricing/apor.contract';
import type { InsuranceCardsContract } from '../../domain/pricing/insurance-cards.contract';
import type { ProgramsContract } from '../../domain/pricing/programs.contract';
import type { RatesContract } from '../../domain/pricing/rates.contract';
import type { AreaIncomeContract } from '../../domain/reference/area-income.contract';
import type { OrganizationContract } from '../../domain/reference/organization.contract';
import type { PlacesContract } from '../../domain/reference/places.contract';
import type { Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { call, download, upload } = callsOf<
  AporContract &
    AreaIncomeContract &
    EmailContract &
    InsuranceCardsContract &
    OrganizationContract &
    PlacesContract &
    ProgramsContract &
    RatesContract
>();

type Fee = InputOf<OrganizationContract['POST /emet-data/prog/branch-fees'], 'body'>;
type Publish = InputOf<RatesContract['POST /emet-data/prog/rate-sheets/{id}/publish'], 'body'>;
type Limits = InputOf<PlacesContract['POST /emet-data/county/import/check'], 'body'>;
type AreaIncomes = InputOf<AreaIncomeContract['POST /emet-data/area-income/import/check'], 'body'>;
type InsuranceCardForm = InputOf<InsuranceCardsContract['POST /emet-data/prog/insurance-card/import/check'], 'body'>;
type Apor = InputOf<AporContract['POST /emet-data/apor/import/check'], 'body'>;
type EmailPreview = InputOf<EmailContract['POST /emet-data/email-templates/preview'], 'body'>;

/** Calls for programs, rates, loan limits, branches and templates, other than reading and writing whole records. */
export const referenceCalls = {
  branchFees: (branchName: string, signal?: AbortSignal) =>
    call('GET /emet-data/prog/branch-fees', { query: { branchName }, signal }),
  saveBranchFee: (fee: Fee) => call('POST /emet-data/prog/branch-fees', { body: fee }),
  removeBranchFee: (branchName: string, id: string) =>
    call('DELETE /emet-data/prog/branch-fees', { query: { branchName, id } }),

  programRules: (signal?: AbortSignal) => call('GET /emet-data/prog/rules', { signal }),
  uploadRates: (file: File, progress: Progress = {}) =>
    upload('POST /emet-data/prog/rate-sheets', { files: { files: [file] }, ...progress }),
  ratesInForce: () => download('GET /emet-data/prog/rate-file'),
  ratePublication: (id: string, signal?: AbortSignal) =>
    call('GET /emet-data/prog/rate-sheets/{id}', { params: { id }, signal }),
  rateSheet: (id: string, progId: string, signal?: AbortSignal) =>
    call('GET /emet-data/prog/rate-sheets/{id}/{progId}', { params: { id, progId }, signal }),
  publishRates: (id: string, body: Publish) =>
    call('POST /emet-data/prog/rate-sheets/{id}/publish', { params: { id }, body }),
  withdrawRates: (id: string, version: number) =>
    call('POST /emet-data/prog/rate-sheets/{id}/withdraw', { params: { id }, body: { version } }),
  rollBackRates: (id: string, version: number) =>
    call('POST /emet-data/prog/rate-sheets/{id}/roll-back', { params: { id }, body: { version } }),

  limitYears: (signal?: AbortSignal) => call('GET /emet-data/limit-years', { signal }),
  /** Without `seen`, the server only checks the file. */
  importLimits: (file: File, body: Limits, progress: Progress = {}) =>
    upload(body.seen === undefined ? 'POST /emet-data/county/import/check' : 'POST /emet-data/county/import/apply', {
      files: { files: [file] },
      body,
      ...progress,
    }),

  areaIncomeYears: (signal?: AbortSignal) => call('GET /emet-data/area-income-years', { signal }),
  /** Without `seen`, the server only checks the file. */
  importAreaIncomes: (file: File, body: AreaIncomes, progress: Progress = {}) =>
    upload(
      body.seen === undefined ? 'POST /emet-data/area-income/import/check' : 'POST /emet-data/area-income/import/apply',
      { files: { files: [file] }, body, ...progress },
    ),
  /** Without `seen`, the server only checks the file. */
  importApor: (file: File, body: Apor, progress: Progress = {}) =>
    upload(body.seen === undefined ? 'POST /emet-data/apor/import/check' : 'POST /emet-data/apor/import/apply', {
      files: { files: [file] },
      body,
      ...progress,
    }),

  /** Without `seen`, the server only checks the file. */
  importInsuranceCard: (file: File, body: InsuranceCardForm, progress: Progress = {}) =>
    upload(
      body.seen === undefined
        ? 'POST /emet-data/prog/insurance-card/import/check'
        : 'POST /emet-data/prog/insurance-card/import/apply',
      { files: { files: [file] }, body, ...progress },
    ),
  removeInsuranceCard: (id: string, version: number) =>
    call('DELETE /emet-data/prog/insurance-card/{id}', { params: { id }, query: { version } }),

  previewEmail: (body: EmailPreview) => call('POST /emet-data/email-templates/preview', { body }),
};
