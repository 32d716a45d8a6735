import { useEffect, useState } from 'react';
import { folded, placesOf } from './page-text';
import type { OpenPdf } from './pdf-document';

/** One occurrence of the words: the page, and its number on that page from 0. */
export interface Match {
  readonly page: number;
  readonly index: number;
}

interface Found {
  readonly words: string;
  readonly matches: readonly Match[];
  readonly searched: number;
}

const nothing: Found = { words: '', matches: [], searched: 0 };

/** Searches the text of all pages, from the first to the last. */
export function usePdfSearch(pdf: OpenPdf | undefined, query: string) {
  const words = folded(query.trim());
  const [found, setFound] = useState<Found>(nothing);
  const [position, setPosition] = useState(0);

  useEffect(() => {
    setPosition(0);
    setFound({ words, matches: [], searched: 0 });
    if (!pdf || words === '') return;
    const stop = new AbortController();
    const search = async (): Promise<void> => {
      for (let page = 1; page <= pdf.pages && !stop.signal.aborted; page += 1) {
        // A page that cannot be read has no text.
        const text = folded(await pdf.text(page).catch(() => ''));
        if (stop.signal.aborted) return;
        const matches = placesOf(words, text).map((_, index): Match => ({ page, index }));
        setFound((before) => ({ words, matches: [...before.matches, ...matches], searched: page }));
      }
    };
    const timer = setTimeout(() => void search(), 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [pdf, words]);

  const { matches, searched } = found.words === words ? found : nothing;
  const step = (by: 1 | -1): void => {
    if (matches.length > 0) setPosition((at) => (at + by + matches.length) % matches.length);
  };
  return {
    words,
    matches,
    isSearching: words !== '' && pdf !== undefined && searched < pdf.pages,
    /** From 0. */
    position,
    current: matches[position],
    next: () => step(1),
    previous: () => step(-1),
  };
}

export type PdfSearch = ReturnType<typeof usePdfSearch>;
