import { useState } from 'react';
import type { Edoc } from '../../domain/documents/document.schemas';
import { isStale } from '../crud/saving/stale';

const versionsOf = (documents: readonly Edoc[]): string =>
  documents.map(({ docId, version }) => `${docId} ${version}`).join();

/**
 * The documents as the user saw them: when the dialog opened, or after they were told that someone else changed one. Live updates alone
 * do not count, because a write with their version would undo a change that the user has not seen.
 */
export function useSeen(documents: readonly Edoc[]) {
  const [seen, setSeen] = useState(documents);
  const [isTold, setTold] = useState(false);
  if (isTold && versionsOf(documents) !== versionsOf(seen)) {
    setSeen(documents);
    setTold(false);
  }
  const telling = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      if (isStale(error)) setTold(true);
      throw error;
    }
  };
  return { seen, telling };
}
