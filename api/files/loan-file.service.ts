import type { AppContext } from '../app-context';
import { listDocuments, openDocument } from '../documents/documents.service';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';

/** The newest document of the loan at the path `loan number/folder/name`. */
export async function openLoanFileAt(portal: AppContext, caller: Caller, loanNum: string, filePath: string) {
  const [, ...rest] = filePath.split('/');
  const name = rest.pop();
  const documents = await listDocuments(portal, caller.actor, loanNum, { folderName: rest.join('/') });
  const found = documents.find((document) => document.name === name);
  if (rest.length === 0 || found === undefined) throw notFound('no-file-there');
  return openDocument(portal, caller, loanNum, found.id);
}
