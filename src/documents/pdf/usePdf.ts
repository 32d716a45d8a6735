import { useEffect, useState } from 'react';
import { withOneReload } from '../../providers/chunks/with-one-reload';
import { loadParts } from '../../providers/i18n/portal-i18n';
import { type OpenPdf, PdfProblem } from './pdf-document';
import { firstPart, type PdfSource } from './pdf-source';

/** A file that takes longer than this to open would keep the reader waiting for nothing. */
const PATIENCE_MS = 60_000;

type Open = (source: PdfSource, signal: AbortSignal) => Promise<OpenPdf>;

/** The engine is loaded with the first document. */
const loadEngine = withOneReload('pdf', () => import('./open-pdf'));

const openWithEngine: Open = async (source, signal) => {
  const first = firstPart(source, signal);
  // The engine reports its failure.
  first.catch(() => undefined);
  const [{ openPdf }] = await Promise.all([loadEngine(), loadParts(['loan', 'codes'])]);
  return openPdf(source, first, signal);
};

interface Opened {
  readonly source: PdfSource;
  readonly tries: number;
  readonly pdf?: OpenPdf;
  readonly error?: unknown;
}

/** Opens a PDF, and closes it when another is shown. */
export function usePdf(source: PdfSource, open: Open = openWithEngine) {
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  // A source that was made again is the same document.
  const [current, setCurrent] = useState(source);
  if (current.id !== source.id) setCurrent(source);

  useEffect(() => {
    const stop = new AbortController();
    let pdf: OpenPdf | undefined;
    const settle = (result: Pick<Opened, 'pdf' | 'error'>): void => {
      if (!stop.signal.aborted) setOpened({ source: current, tries, ...result });
    };
    const timer = setTimeout(() => {
      settle({ error: new PdfProblem('slow') });
      stop.abort();
    }, PATIENCE_MS);
    open(current, stop.signal)
      .then(
        (answer) => {
          pdf = answer;
          if (stop.signal.aborted) answer.close();
          settle({ pdf: answer });
        },
        (error: unknown) => settle({ error }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      stop.abort();
      pdf?.close();
    };
  }, [current, tries, open]);

  const isCurrent = opened?.source === current && opened.tries === tries;
  return {
    pdf: isCurrent ? opened.pdf : undefined,
    error: isCurrent ? opened.error : undefined,
    retry: () => setTries((count) => count + 1),
  };
}
