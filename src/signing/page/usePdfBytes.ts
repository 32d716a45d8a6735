import { useEffect, useRef, useState } from 'react';
import { firstPart, loadPdfEngine, type OpenPdf, pdfInMemory } from '../../documents/pdf/engine';
import { CallFailure } from './signer-calls';

interface Opened {
  readonly bytes?: ArrayBuffer;
  readonly pdf?: OpenPdf;
  readonly error?: unknown;
}

/** Loads a PDF and opens it. Its bytes are there for a download also if it cannot be shown. */
export function usePdfBytes(name: string, load: () => Promise<ArrayBuffer>, onEnded: () => void): Opened {
  const [opened, setOpened] = useState<Opened>({});
  const given = useRef({ load, onEnded });
  given.current = { load, onEnded };
  useEffect(() => {
    const stop = new AbortController();
    let pdf: OpenPdf | undefined;
    const work = async (): Promise<void> => {
      const bytes = await given.current.load();
      if (stop.signal.aborted) return;
      setOpened({ bytes });
      const { openPdf } = await loadPdfEngine();
      const source = pdfInMemory(name, new Uint8Array(bytes));
      pdf = await openPdf(source, firstPart(source, stop.signal), stop.signal);
      if (stop.signal.aborted) pdf.close();
      else setOpened({ bytes, pdf });
    };
    work().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (error instanceof CallFailure && error.status === 401) given.current.onEnded();
      else setOpened((before) => ({ ...before, error }));
    });
    return () => {
      stop.abort();
      pdf?.close();
    };
  }, [name]);
  return opened;
}
