import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { invalid, notAuthorized, refuse } from '../http/app-error';
import type { DocumentAccount, DocumentsPort } from '../ports/documents/documents-port';
import { lenderAccount, mayUseLenderAccount } from './accounts.service';
import { embeddedDocuments } from './embedded-documents';

/** The engine or vendor of this name. */
export function documentsPort(portal: AppContext, framework: string): DocumentsPort {
  const found = [embeddedDocuments(portal), ...portal.documentVendors].find((port) => port.framework === framework);
  if (found === undefined) throw refuse('conflict', 'no-document-framework');
  return found;
}

/** What a request says about the account with a vendor. */
interface AccountInput {
  readonly docUsername?: string | undefined;
  readonly docPassword?: string | undefined;
}

/** The account that the port needs: the one in a request, or the lender's. Throws 403 for users who may not use the lender's. */
export async function accountFor(
  portal: AppContext,
  actor: Actor,
  port: DocumentsPort,
  { docUsername, docPassword }: AccountInput,
): Promise<DocumentAccount | null> {
  if (port.vendor === undefined) return null;
  if (docUsername && docPassword) return { username: docUsername, password: docPassword };
  if (!docUsername && !docPassword) {
    if (!mayUseLenderAccount(actor)) throw notAuthorized();
    return lenderAccount(portal, port);
  }
  throw invalid('fields-not-valid', {
    ...(docUsername ? {} : { docUsername: 'required' as const }),
    ...(docPassword ? {} : { docPassword: 'required' as const }),
  });
}
