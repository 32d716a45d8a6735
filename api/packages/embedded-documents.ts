import type { FormId } from '../../domain/packages/package-forms';
import type { AppContext } from '../app-context';
import type { DocumentsPort, MadeForm } from '../ports/documents/documents-port';
import { packageForms } from './forms/package-forms';

/** The name of the embedded engine in `docFramework`. */
export const EMBEDDED = 'embedded';

type OwnForm = keyof typeof packageForms;

const isOwn = (form: FormId): form is OwnForm => Object.hasOwn(packageForms, form);

/** The documents that the portal makes itself, with Typst. */
export const embeddedDocuments = (portal: AppContext): DocumentsPort => ({
  framework: EMBEDDED,
  makes: isOwn,
  async make({ loan, forms, created, owner }) {
    const made: MadeForm[] = [];
    for (const id of forms) {
      if (isOwn(id)) made.push({ id, pdf: await packageForms[id].render(portal, loan, { created, owner }) });
    }
    return made;
  },
});
