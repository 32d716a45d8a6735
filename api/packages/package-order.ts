import { errorTexts } from '../../domain/messages/error-texts';
import { message } from '../../domain/messages/message';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { FormId } from '../../domain/packages/package-forms';
import { packageRules } from '../../domain/packages/package-types';
import type { AppContext } from '../app-context';
import { contentId, fileDocument } from '../documents/documents.service';
import { AppError } from '../http/app-error';
import { readLos } from '../loan/gateway.service';
import { defineOrderType } from '../orders/orders.service';
import { makePackage } from './make-package';
import { placeNotice } from './package-notice-order';
import { markMade, type PackageRow, packageById, packagesOf } from './packages.queries';
import { forgetAccount } from './tokens';

const HOUR_MS = 3_600_000;

type Made = Outcome<{ docId: string }>;

const failed = (code: 'package-failed' | 'stale' | 'package-incomplete' | 'package-empty'): Made => ({
  kind: 'failed',
  problem: { code, ...errorTexts(message(code)) },
});

/** Whether the author is a user outside the lender, who changes only their own documents. */
async function isExternal({ db }: AppContext, login: string): Promise<boolean> {
  const user = await db.selectFrom('portal.users').select('is_pml').where('login', '=', login).executeTakeFirst();
  return user?.is_pml !== false;
}

/** The document of the last package of this type, which the new one takes the place of; outside the lender, one of the author's own. */
async function earlierOf(portal: AppContext, row: PackageRow) {
  const others = await packagesOf(portal.db, row.loan_num);
  const ids = others.filter((one) => one.package_type === row.package_type).map((one) => one.document_id);
  const { docType } = packageRules[row.package_type].filing;
  const files = await readLos(() => portal.los.files(row.loan_num, { docType }));
  const ownOnly = await isExternal(portal, row.by_login);
  return files.find(({ id, createdByLogin }) => ids.includes(id) && (!ownOnly || createdByLogin === row.by_login));
}

/** Records that the package is made, and orders that it is sent, in one transaction. */
async function finish(portal: AppContext, row: PackageRow, docId: string): Promise<Made> {
  await portal.db.transaction().execute(async (trx) => {
    const isNew = await markMade(trx, row.id, docId, portal.clock());
    if (isNew && row.recipients !== null) await placeNotice(portal, trx, row);
  });
  return { kind: 'completed', result: { docId } };
}

/** Makes the package and files it once: its ID follows from that of the package. */
async function make(portal: AppContext, row: PackageRow): Promise<Made> {
  const { loan_num: loanNum, package_type: type } = row;
  const { filing } = packageRules[type];
  const docId = await contentId([loanNum, 'package', row.id]);
  const filed = await readLos(() => portal.los.files(loanNum, { docType: filing.docType, replaced: true }));
  if (filed.some(({ id }) => id === docId)) return finish(portal, row, docId);
  const loan = await readLos(() => portal.los.loadLoan(loanNum));
  if (loan.version !== row.loan_version) return failed('stale');
  const { pdf } = await makePackage(portal, {
    ...{ id: row.id, loan, type, planCodeId: row.plan_code, framework: row.framework },
    ...{ forms: row.forms as FormId[], owner: row.by_login, created: row.created_at },
  });
  const author = { actor: { login: row.by_login, displayName: row.by_name }, requestId: null, address: null };
  const document = { id: docId, name: `${filing.docType} ${loanNum}.pdf`, bytes: pdf };
  await fileDocument(portal, author, { loanNum, ...filing }, document, await earlierOf(portal, row));
  return finish(portal, row, docId);
}

/** A package of documents that a user generated. */
export const packageOrder = defineOrderType({
  kind: 'document-package',
  ...orderKinds['document-package'],
  action: 'documents.package',
  pages: ['loan-doc'],
  cancels: 'lender',
  limitMs: 120_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 60_000 },
  deadlineMs: HOUR_MS,
  // The same package is filed once.
  isRepeatable: () => true,
  ended: forgetAccount,
  async submit(portal, { request: { packageId } }): Promise<Made> {
    const row = await packageById(portal.db, packageId);
    if (row === undefined) return failed('package-failed');
    try {
      return await make(portal, row);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal' || error.code === 'los-unavailable') throw error;
      return { kind: 'failed', problem: { code: error.code, ...errorTexts(error.wording) } };
    }
  },
});
