import type { InputOf } from '../../domain/contract/contract';
import type { PackageType } from '../../domain/packages/package-types';
import type { PackagesContract } from '../../domain/packages/packages.contract';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<PackagesContract>();

/** The engine of the portal itself. */
export const EMBEDDED = 'embedded';

/** What an audit is about, and what makes the package. */
export interface AuditChoice {
  readonly packageId: PackageType;
  readonly planCodeId: string;
  readonly docFramework: string;
}

type Delivery = Omit<InputOf<PackagesContract['POST /loan-proxy/{loanNum}/dmd-process'], 'body'>, 'token'>;
type Corrections = InputOf<PackagesContract['POST /lqb/loans/{loanNum}/dm-save-audit'], 'body'>;

/** Calls about packages of documents. */
export const packagesCalls = {
  frameworks: (signal?: AbortSignal) => call('GET /lqb/dmd/frameworks', { signal }),
  plans: (signal?: AbortSignal) => call('GET /lqb/dmd/plans', { signal }),
  defaultPlan: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/dm-default-plan-code-description', { params: { loanNum }, signal }),
  packages: (loanNum: string, docFramework: string = EMBEDDED) =>
    call('POST /lqb/loans/{loanNum}/df-packages', { params: { loanNum }, body: { docFramework } }),
  made: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/dmd-packages', { params: { loanNum }, signal }),
  audit: (loanNum: string, chosen: AuditChoice) =>
    call('POST /lqb/loans/{loanNum}/df-audit', { params: { loanNum }, body: chosen }),
  preview: (loanNum: string, token: string) =>
    download('POST /lqb/loans/{loanNum}/df-preview', { params: { loanNum }, body: { token } }),
  generate: (loanNum: string, token: string, delivery: Delivery) =>
    call('POST /loan-proxy/{loanNum}/dmd-process', { params: { loanNum }, body: { token, ...delivery } }),
  saveAudit: (loanNum: string, body: Corrections) =>
    call('POST /lqb/loans/{loanNum}/dm-save-audit', { params: { loanNum }, body }),
};
