import type { Edoc } from '../../domain/documents/document.schemas';
import { inFolderOrder } from '../../domain/documents/document-types';

/** A folder with its documents. */
export interface FolderGroup {
  readonly folder: string;
  readonly documents: readonly Edoc[];
}

/** The documents in use. */
export const inUse = (documents: readonly Edoc[]): readonly Edoc[] =>
  documents.filter(({ replacedTime }) => replacedTime === null);

const searched = ({ name, doc_type, folderName, createdBy }: Edoc): string =>
  [name, doc_type, folderName, createdBy].join('\n').toLowerCase();

/** Documents whose type, name, folder or author has all the words. */
export function matchingDocuments(documents: readonly Edoc[], query: string): readonly Edoc[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter((one) => words.every((word) => searched(one).includes(word)));
}

/** The documents by folder, in the order of the folders. */
export function byFolder(documents: readonly Edoc[]): readonly FolderGroup[] {
  const names = [...new Set(documents.map(({ folderName }) => folderName))];
  return inFolderOrder(names).map((folder) => ({
    folder,
    documents: documents.filter(({ folderName }) => folderName === folder),
  }));
}

/** The documents that one was made from, and those before them, newest first. */
export function earlierVersions(documents: readonly Edoc[], { madeFrom }: Edoc): readonly Edoc[] {
  const byId = new Map(documents.map((one) => [one.id, one]));
  const found = new Map<string, Edoc>();
  const collect = (ids: readonly string[]): void => {
    for (const id of ids) {
      const one = byId.get(id);
      if (one === undefined || found.has(id)) continue;
      found.set(id, one);
      collect(one.madeFrom);
    }
  };
  collect(madeFrom);
  return [...found.values()].toSorted((a, b) => (a.createdTime < b.createdTime ? 1 : -1));
}
