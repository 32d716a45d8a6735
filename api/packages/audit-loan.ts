import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { auditPackage } from '../../domain/packages/audit-package';
import { isClean } from '../../domain/packages/finding';
import { packageFactsOf } from '../../domain/packages/package-facts';
import { type PackageType, packageRefusal } from '../../domain/packages/package-types';
import type { AuditView } from '../../domain/packages/packages.schemas';
import { planNamed } from '../../domain/packages/plan-codes';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';
import { formViews } from './package-view';
import { accountFor, documentsPort } from './ports-of';
import { listedServices } from './providers';
import { recipientsOf } from './recipients';
import { issueToken } from './tokens';

/** Categories of conditions that come before the documents are drawn. */
const beforeDocuments = ['Suspense', 'PTA', 'PTD', 'TRID'];

async function openConditions(portal: AppContext, loanNum: string): Promise<number> {
  if (!(await offeredByLos(portal.los)).includes('conditions')) return 0;
  const conditions = await readLos(() => portal.los.conditions(loanNum));
  return conditions.filter(({ status, cat }) => status === 'Active' && beforeDocuments.includes(cat)).length;
}

/** Throws if the user cannot make the package in the loan's status. */
export function assertAllowed(actor: Pick<Actor, 'isPml'>, loan: LoanDocument, type: PackageType): void {
  const refusal = packageRefusal(type, loan.sStatusT, actor);
  if (refusal === 'external') throw refuse('not-authorized', 'package-external');
  if (refusal === 'status') throw refuse('conflict', 'package-status');
}

interface AuditRequest {
  readonly docFramework: string;
  readonly docUsername?: string | undefined;
  readonly docPassword?: string | undefined;
  readonly packageId: PackageType;
  readonly planCodeId: string;
}

/** Checks the loan for a package, and answers what was found with a token to preview and make it. */
export async function auditLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  request: AuditRequest,
): Promise<AuditView> {
  const { packageId: type, planCodeId, docFramework: framework } = request;
  const port = documentsPort(portal, framework);
  assertAllowed(caller.actor, loan, type);
  const account = await accountFor(portal, caller.actor, port, request);
  const plan = planNamed(planCodeId);
  if (plan === undefined) throw refuse('invalid', 'no-plan-code', { fields: { planCodeId: 'not-a-code' } });
  const day = pacificDate(portal.clock());
  const services = await listedServices(portal, loan);
  const findings = auditPackage(loan, {
    ...{ type, plan, facts: packageFactsOf(loan), day },
    providers: new Set(services.filter(({ providers }) => providers.length > 0).map(({ id }) => id)),
    openConditions: await openConditions(portal, loan.sLNm),
  });
  const canGenerate = isClean(findings);
  const { version, sLNm: loanNum } = loan;
  const issued = await issueToken(portal, caller, {
    ...{ loanNum, version, type, planCodeId, framework, canGenerate, account },
    findings: findings.length,
  });
  return {
    ...issued,
    version,
    canGenerate,
    findings,
    forms: formViews(port, loan, type, day),
    recipients: recipientsOf(loan),
  };
}
