import type { Language } from '../../../domain/format/language';
import { ar } from './ar';
import type { DocumentTexts } from './document-texts';
import { en } from './en';
import { tr } from './tr';

/** The only owner of the texts of documents, in all languages. */
export const textsOf: Readonly<Record<Language, DocumentTexts>> = { en, tr, ar };
