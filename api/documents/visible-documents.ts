import { mayReadDocument } from '../../domain/documents/document-readers';
import type { LoanFile, LoanFileFilter } from '../../domain/documents/loan-file.schemas';
import { isCertificateType } from '../../domain/loan/certificate';
import { message } from '../../domain/messages/message';
import { certificateIssuers } from '../../domain/underwriting/certificate-issuers';
import { mayAttachDocument } from '../../domain/underwriting/condition-readers';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound, refuse } from '../http/app-error';
import { hasRole } from '../http/call-access';
import { readLos } from '../loan/gateway.service';

/** Users outside the lender may change only documents that they uploaded. */
const isOwn = ({ isPml, login }: Pick<Actor, 'isPml' | 'login'>, file: LoanFile): boolean =>
  !isPml || file.createdByLogin === login;

/** Nobody changes what `kept` names: it shows what borrowers received or signed. */
export const mayChange = (
  actor: Pick<Actor, 'isPml' | 'login'>,
  file: LoanFile,
  kept: ReadonlySet<string> = new Set(),
): boolean => file.replacedTime === null && !kept.has(file.id) && isOwn(actor, file);

/** Throws for a document that shows what borrowers received or signed. */
export function assertNotKept({ id, name }: LoanFile, kept: ReadonlySet<string>): void {
  if (kept.has(id)) throw refuse('conflict', message('document-is-evidence', { name }));
}

/** Only those who issue certificates file one: the newest document of such a type is read as the lender's decision (CERT-01 to -03). */
export function assertMayFile(actor: Actor, docTypes: readonly string[]): void {
  const docType = docTypes.find(isCertificateType);
  if (docType !== undefined && !hasRole(actor, certificateIssuers))
    throw refuse('not-authorized', message('lender-document-type', { docType }));
}

/** The documents of a loan that the actor may see, newest first. */
export async function visibleDocuments(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loanNum: string,
  filter: LoanFileFilter,
): Promise<LoanFile[]> {
  const files = await readLos(() => portal.los.files(loanNum, filter));
  return files.filter((file) => mayReadDocument(file, actor));
}

/** One document. For who may not see it, it is not there. */
export async function visibleDocument(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loanNum: string,
  fileId: string,
): Promise<LoanFile> {
  const file = await readLos(() => portal.los.file(loanNum, fileId));
  if (!mayReadDocument(file, actor)) throw notFound('no-document');
  return file;
}

/** Documents that the actor wants to change. Throws unless they may. */
export async function changeableDocuments(
  portal: AppContext,
  actor: Pick<Actor, 'isPml' | 'login'>,
  loanNum: string,
  ids: readonly string[],
): Promise<LoanFile[]> {
  const files = await Promise.all(ids.map((id) => visibleDocument(portal, actor, loanNum, id)));
  for (const file of files) {
    const { name, replacedTime } = file;
    if (replacedTime !== null) throw refuse('stale', message('document-changed', { name }));
    if (!isOwn(actor, file)) throw refuse('not-authorized', message('not-your-document-change', { name }));
  }
  return files;
}

/** A document that the actor wants to attach to a condition or detach from it. Throws unless they may. */
export async function attachableDocument(
  portal: AppContext,
  actor: Pick<Actor, 'isPml' | 'login'>,
  loanNum: string,
  id: string,
): Promise<LoanFile> {
  const file = await visibleDocument(portal, actor, loanNum, id);
  const { name } = file;
  if (!mayAttachDocument(file, actor)) throw refuse('not-authorized', message('not-your-document-attach', { name }));
  return file;
}
