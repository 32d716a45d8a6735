import type { SetURLSearchParams } from 'react-router-dom';

/** What the address of the page says: the document that is shown, and the search. */
export function useDocumentAddress([parameters, setParameters]: readonly [URLSearchParams, SetURLSearchParams]) {
  const set = (name: string, value: string | null, replace: boolean): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  return {
    documentId: parameters.get('doc'),
    query: parameters.get('q') ?? '',
    show: (id: string | null) => set('doc', id, false),
    search: (query: string) => set('q', query, true),
  };
}

export type DocumentAddress = ReturnType<typeof useDocumentAddress>;
