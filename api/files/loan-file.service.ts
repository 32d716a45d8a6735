import { mayOpenPage } from '../../domain/access/permissions';
import type { AppContext } from '../app-context';
import { documentPages, listDocuments, openDocument } from '../documents/documents.service';
import type { Actor } from '../http/actor';
import { notAuthorized, notFound, refuse } from '../http/app-error';
import { visibleLoan } from '../loan/gateway.service';

const LOAN_NUM = /^[A-Za-z0-9-]{1,36}$/;

/** The same checks as for calls with the loan in their path: a page with documents, and access to the loan. */
async function authorizeLoan(portal: AppContext, actor: Actor, loanNum: string): Promise<void> {
  if (!documentPages.some((page) => mayOpenPage(actor, page))) throw notAuthorized();
  if (!LOAN_NUM.test(loanNum)) throw notFound('no-loan');
  await visibleLoan(portal, actor, loanNum);
}

/** A document of the loan named in the header `X-Loan-Number` (decisions DATA-05). */
export async function openLoanFile(portal: AppContext, actor: Actor, loanNum: string | null, id: string) {
  if (loanNum === null) {
    const message = 'loan-header-missing';
    throw refuse('invalid', message, { status: 400, fields: { 'X-Loan-Number': message } });
  }
  await authorizeLoan(portal, actor, loanNum);
  return openDocument(portal, loanNum, id);
}

/** The newest document at the path `loan number/folder/name`. */
export async function openLoanFileAt(portal: AppContext, actor: Actor, filePath: string) {
  const [loanNum = '', ...rest] = filePath.split('/');
  const name = rest.pop();
  await authorizeLoan(portal, actor, loanNum);
  const documents = await listDocuments(portal, loanNum, { folderName: rest.join('/') });
  const found = documents.find((document) => document.name === name);
  if (rest.length === 0 || found === undefined) throw notFound('no-file-there');
  return openDocument(portal, loanNum, found.id);
}
