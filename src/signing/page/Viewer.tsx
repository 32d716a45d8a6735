import { type ReactNode, useState } from 'react';
import { failureText } from './failure-text';
import { fill, usePageTexts } from './page-texts';
import { Message } from './parts';
import { savePdf } from './save-pdf';
import { usePdfBytes } from './usePdfBytes';
import { ViewerPage } from './ViewerPage';

interface Props {
  readonly title: string;
  /** Another name is another document. */
  readonly name: string;
  readonly load: () => Promise<ArrayBuffer>;
  readonly onBack: () => void;
  readonly onEnded: () => void;
  /** Called when the last page, or what replaces it, is in view. */
  readonly onEnd?: () => void;
  /** What comes after the last page. */
  readonly children?: ReactNode;
}

const zooms = [1, 1.5, 2, 3] as const;

/** A document page after page, as wide as the window, with its text for screen readers. */
export function Viewer({ title, name, load, onBack, onEnded, onEnd, children }: Props) {
  const { texts } = usePageTexts();
  const { viewer } = texts;
  const { bytes, pdf, error } = usePdfBytes(name, load, onEnded);
  const [zoom, setZoom] = useState(0);
  const pages = pdf ? Array.from({ length: pdf.pages }, (_, index) => index + 1) : [];
  const save = (): void => {
    if (!bytes) return;
    savePdf(bytes, title);
    // What cannot be shown here is read in another program.
    if (error !== undefined) onEnd?.();
  };
  return (
    <div className="sign-viewer">
      <div className="sign-bar">
        <button type="button" className="sign-button small" onClick={onBack}>
          {viewer.back}
        </button>
        <span className="grow" />
        <button
          type="button"
          className="sign-button small"
          disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        >
          <span aria-hidden="true">−</span>
          <span className="sr-only">{viewer.unzoom}</span>
        </button>
        <button
          type="button"
          className="sign-button small"
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
        >
          <span aria-hidden="true">+</span>
          <span className="sr-only">{viewer.zoom}</span>
        </button>
        <button type="button" className="sign-button small" disabled={!bytes} onClick={save}>
          {viewer.download}
        </button>
      </div>
      <h2>{title}</h2>
      {!pdf && error === undefined && (
        <p className="sign-busy" role="status">
          <span className="sign-spinner" aria-hidden="true" />
          {texts.loading}
        </p>
      )}
      {error !== undefined && <Message kind="bad">{bytes ? viewer.failed : failureText(error, texts)}</Message>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that is wider than the window scrolls by keyboard */}
      <section className="sign-paper" tabIndex={0} aria-label={title}>
        {pdf &&
          pages.map((page) => (
            <ViewerPage
              key={page}
              pdf={pdf}
              page={page}
              zoom={zooms[zoom] ?? 1}
              label={fill(viewer.page, { page, pages: pdf.pages })}
              {...(page === pdf.pages && onEnd ? { onSeen: onEnd } : {})}
            />
          ))}
      </section>
      {children}
    </div>
  );
}
