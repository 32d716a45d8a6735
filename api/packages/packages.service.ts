import { Readable } from 'node:stream';
import { mayUsePage } from '../../domain/access/permissions';
import { lenderRequirements } from '../../domain/application/requirements/lender-requirements';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { originatorFields } from '../../domain/loan/fields/urla-loan-fields';
import type { Problem } from '../../domain/messages/field-texts';
import type { MadePackage } from '../../domain/packages/packages.schemas';
import type { AppContext } from '../app-context';
import { openDocument } from '../documents/documents.service';
import type { Actor } from '../http/actor';
import { invalid, notAuthorized, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, type Input } from '../loan/loan.service';
import { awaitOrder, placeOrder } from '../orders/orders.service';
import { sentUnder } from '../signing/signing.service';
import { assertAllowed } from './audit-loan';
import { makePackage } from './make-package';
import { packageOrder } from './package-order';
import { formViews, madeForms } from './package-view';
import { insertPackage, packageById, packagesOf, packageViewOf } from './packages.queries';
import { documentsPort } from './ports-of';
import { sealedFor, signersOf } from './recipients';
import { type Audited, auditOfToken, spendPreview } from './tokens';

export { sealedLenderAccounts } from './accounts.queries';
export { packageNoticeOrder } from './package-notice-order';
export { packageOrder } from './package-order';
export { recipientsOf, sealedRecipients } from './recipients';
export { sealedAudits } from './tokens';

/** How long a call waits for its package. The order goes on after that. */
const WAIT_MS = 20_000;

/** The forms that are made of the package. */
const formsNow = (portal: AppContext, loan: LoanDocument, { framework, type }: Audited) =>
  madeForms(formViews(documentsPort(portal, framework), loan, type, pacificDate(portal.clock())));

/** Throws if the audit no longer counts. */
function assertCurrent(caller: Caller, loan: LoanDocument, audited: Audited): void {
  if (audited.isExpired) throw refuse('conflict', 'document-audit-expired');
  assertVersion(loan, audited.version);
  assertAllowed(caller.actor, loan, audited.type);
}

/** The package as it would be made. Nothing is stored but that it was opened; each audit can be previewed once. */
export async function previewPackage(portal: AppContext, caller: Caller, loan: LoanDocument, token: string) {
  const audited = await auditOfToken(portal, caller, loan.sLNm, token);
  assertCurrent(caller, loan, audited);
  if (!(await spendPreview(portal, caller, loan.sLNm, audited))) throw refuse('conflict', 'document-preview-used');
  const { pdf } = await makePackage(portal, {
    ...audited,
    ...{ loan, forms: formsNow(portal, loan, audited), owner: caller.actor.login, created: portal.clock() },
  });
  return {
    stream: Readable.from([pdf]),
    contentType: 'application/pdf',
    name: `${audited.type.toUpperCase()} PREVIEW ${loan.sLNm}.pdf`,
  };
}

interface GenerateRequest {
  readonly token: string;
  readonly notify: boolean;
  readonly isSelfPrepared: boolean;
}

async function order(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { notify, isSelfPrepared, audited }: Omit<GenerateRequest, 'token'> & { readonly audited: Audited },
): Promise<void> {
  const { actor } = caller;
  const { id, type, planCodeId, framework } = audited;
  const loanNum = loan.sLNm;
  const forms = formsNow(portal, loan, audited);
  if (forms.length === 0) throw refuse('conflict', 'package-empty');
  await portal.db.transaction().execute(async (trx) => {
    const isNew = await insertPackage(trx, {
      ...{ id, loan_num: loanNum, loan_version: audited.version, package_type: type, plan_code: planCodeId },
      ...{ framework, forms, is_self_prepared: isSelfPrepared, notify, created_at: portal.clock() },
      recipients: notify ? sealedFor(portal, id, signersOf(loan)) : null,
      ...{ by_login: actor.login, by_name: actor.displayName },
    });
    if (!isNew) return;
    const detail = { packageId: type, planCodeId, framework, forms, notify, isSelfPrepared };
    const orderId = await placeOrder(portal, trx, packageOrder, {
      ...{ loanNum, caller, request: { packageId: id }, detail },
    });
    await trx.updateTable('portal.document_packages').set({ order_id: orderId }).where('id', '=', id).execute();
  });
}

/** Sending is the work of the lender's people who write on the page of disclosures (decision 0078), and each borrower needs an address. */
function assertMaySend({ actor }: Caller, loan: LoanDocument): void {
  if (actor.isPml || !mayUsePage(actor, 'edisclosure', 'write')) throw notAuthorized();
  signersOf(loan);
}

/** Makes the package of an audit and files it, once for each audit: a repeated request answers the same package. */
export async function generatePackage(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { token, notify, isSelfPrepared }: GenerateRequest,
): Promise<MadePackage> {
  const audited = await auditOfToken(portal, caller, loan.sLNm, token);
  if (!(await packageById(portal.db, audited.id))) {
    assertCurrent(caller, loan, audited);
    if (!audited.canGenerate) throw refuse('conflict', 'package-has-errors');
    if (notify) assertMaySend(caller, loan);
    await order(portal, caller, loan, { notify, isSelfPrepared, audited });
  }
  const stored = await packageById(portal.db, audited.id);
  if (stored?.order_id) await awaitOrder(portal, stored.order_id, WAIT_MS);
  const made = (await madePackages(portal, caller.actor, loan.sLNm)).find(({ id }) => id === audited.id);
  if (made === undefined) throw refuse('internal', 'package-failed');
  return made;
}

/** The document of a package that was generated. */
export async function generatedFile(portal: AppContext, caller: Caller, loanNum: string, made: MadePackage) {
  if (made.state === 'failed') throw refuse('conflict', 'package-failed');
  if (made.docId === null) throw refuse('conflict', 'package-in-progress');
  const { facts, stream } = await openDocument(portal, caller, loanNum, made.docId);
  return { stream, contentType: facts.contentType, name: facts.name };
}

/** The packages of a loan, the latest first; for the lender's users also what became of those that borrowers sign. */
export async function madePackages(
  portal: AppContext,
  { isPml }: Pick<Actor, 'isPml'>,
  loanNum: string,
): Promise<MadePackage[]> {
  const rows = await packagesOf(portal.db, loanNum);
  const keys = isPml ? [] : rows.flatMap(({ id, notify }) => (notify ? [id] : []));
  const sent = await sentUnder(portal, loanNum, keys);
  return rows.map((row) => packageViewOf(row, sent.get(row.id) ?? null));
}

const borrowerNames: readonly string[] = lenderRequirements.filter((name) => /^a[BC]/.test(name));
const originatorNames = Object.keys(originatorFields);

const foreign = (values: Input, known: readonly string[], place: string): [string, Problem][] =>
  Object.keys(values).flatMap((name) => (known.includes(name) ? [] : [[`${place}.${name}`, 'wrong-place']]));

interface Corrections {
  readonly version: number;
  readonly borrowers?: readonly Input[] | undefined;
  readonly originator?: Input | undefined;
}

/** Saves what the audit asked to correct about the borrowers and the originator; 409 if the loan has another version. */
export async function saveCorrections(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, borrowers = [], originator = {} }: Corrections,
) {
  // They are fields of the application.
  if (!mayUsePage(caller.actor, 'application', 'write')) throw notAuthorized();
  const wrong = [
    ...borrowers.flatMap((values, index) => foreign(values, borrowerNames, `borrowers[${index}]`)),
    ...foreign(originator, originatorNames, 'originator'),
  ];
  if (wrong.length > 0) throw invalid('fields-of-other-section', Object.fromEntries(wrong));
  if (borrowers.length > loan.applicants.length) throw invalid('fields-not-valid', { borrowers: 'wrong-place' });
  const applicants = loan.applicants.map((_, index) => borrowers[index] ?? {});
  const fields = { ...originator, ...(borrowers.length > 0 ? { applicants } : {}) };
  const saved = await changeLoan(portal, caller, loan, { version, fields, action: 'loan.application' });
  return { version: saved.version };
}
