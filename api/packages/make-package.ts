import { ZodError } from 'zod';
import type { LoanDocument } from '../../domain/loan/document';
import type { FormId } from '../../domain/packages/package-forms';
import type { PackageType } from '../../domain/packages/package-types';
import type { AppContext } from '../app-context';
import { joinPdfs } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import { AccountRefused, type MadeForm } from '../ports/documents/documents-port';
import { assertNotRefused, markRefused } from './accounts.service';
import { documentsPort } from './ports-of';
import { accountOf } from './tokens';

/** A package to make. */
export interface PackageRequest {
  /** Of its audit. */
  readonly id: string;
  readonly loan: LoanDocument;
  readonly type: PackageType;
  readonly planCodeId: string;
  readonly framework: string;
  readonly forms: readonly FormId[];
  readonly owner: string;
  readonly created: Date;
}

/** Makes the forms of a package and joins them. Forms whose data are not there are refused, not printed without them. */
export async function makePackage(
  portal: AppContext,
  { framework, ...request }: PackageRequest,
): Promise<{ readonly forms: readonly MadeForm[]; readonly pdf: Buffer }> {
  const port = documentsPort(portal, framework);
  const account = port.vendor ? await accountOf(portal, request.id) : null;
  if (account !== null) await assertNotRefused(portal, framework, account);
  const forms = await port.make(request, account).catch(async (error: unknown) => {
    if (error instanceof AccountRefused) {
      await markRefused(portal, framework, account);
      throw refuse('conflict', 'document-account-refused', { cause: error });
    }
    throw error instanceof ZodError ? refuse('conflict', 'package-incomplete', { cause: error }) : error;
  });
  if (forms.length === 0) throw refuse('conflict', 'package-empty');
  return {
    forms,
    pdf: await joinPdfs(
      portal,
      forms.map(({ pdf }) => pdf),
    ),
  };
}
