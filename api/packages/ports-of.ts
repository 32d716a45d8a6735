import type { AppContext } from '../app-context';
import { invalid, refuse } from '../http/app-error';
import type { DocumentAccount, DocumentsPort } from '../ports/documents/documents-port';
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

/** The account that the port needs, from a request. */
export function accountIn(port: DocumentsPort, { docUsername, docPassword }: AccountInput): DocumentAccount | null {
  if (!port.needsAccount) return null;
  if (docUsername && docPassword) return { username: docUsername, password: docPassword };
  throw invalid('fields-not-valid', {
    ...(docUsername ? {} : { docUsername: 'required' as const }),
    ...(docPassword ? {} : { docPassword: 'required' as const }),
  });
}
