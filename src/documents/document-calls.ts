import type { DocumentsContract } from '../../domain/documents/documents.contract';
import type { Language } from '../i18n/language';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<DocumentsContract>();

/** Calls of the catalog of documents. */
export const documentCalls = {
  templates: (signal?: AbortSignal) => call('GET /emet-data/document-templates', { signal }),
  preview: (id: string, language: Language, signal?: AbortSignal) =>
    download('GET /emet-data/document-templates/{id}', { params: { id }, query: { language }, signal }),
};
