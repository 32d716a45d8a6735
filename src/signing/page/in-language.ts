import type { Language } from '../../../domain/format/language';
import type { SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { titleIn } from '../../../domain/signing/standard-titles';

/** A package with the titles that the portal gave in the language of its reader. */
export const inLanguage = (view: SignerView, language: Language): SignerView => ({
  ...view,
  title: titleIn(language, view.title),
  documents: view.documents.map((document) => ({ ...document, title: titleIn(language, document.title) })),
});
