import type { LoanFile, LoanFileFilter } from '../../domain/documents/loan-file.schemas';
import { isCertificateType } from '../../domain/loan/certificate';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound, refuse } from '../http/app-error';
import { readLos } from '../loan/gateway.service';

const isVisible = (actor: Pick<Actor, 'isPml'>, file: LoanFile): boolean => !(actor.isPml && file.lenderOnly);

/** Users outside the lender may change only documents that they uploaded. */
export const mayChange = (actor: Pick<Actor, 'isPml' | 'login'>, file: LoanFile): boolean =>
  file.replacedTime === null && (!actor.isPml || file.createdByLogin === actor.login);

/** Users outside the lender file no certificates: everyone would read theirs as the lender's decision. */
export function assertMayFile(actor: Pick<Actor, 'isPml'>, docTypes: readonly string[]): void {
  const docType = actor.isPml ? docTypes.find(isCertificateType) : undefined;
  if (docType !== undefined) throw refuse('not-authorized', message('lender-document-type', { docType }));
}

/** The documents of a loan that the actor may see, newest first. */
export async function visibleDocuments(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loanNum: string,
  filter: LoanFileFilter,
): Promise<LoanFile[]> {
  const files = await readLos(() => portal.los.files(loanNum, filter));
  return files.filter((file) => isVisible(actor, file));
}

/** One document. For who may not see it, it is not there. */
export async function visibleDocument(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loanNum: string,
  fileId: string,
): Promise<LoanFile> {
  const file = await readLos(() => portal.los.file(loanNum, fileId));
  if (!isVisible(actor, file)) throw notFound('no-document');
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
    if (!mayChange(actor, file)) throw refuse('not-authorized', message('not-your-document-change', { name }));
  }
  return files;
}
