import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from '../../documents/pdf/engine';
import { usePageTexts } from './page-texts';

interface Props {
  readonly pdf: OpenPdf;
  readonly page: number;
  /** Times the width of the window. */
  readonly zoom: number;
  readonly label: string;
  /** Called when the end of the page is in view. */
  readonly onSeen?: () => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One page: drawn when it comes near the view, with its text over it. */
export function ViewerPage({ pdf, page, zoom, label, onSeen }: Props) {
  const { texts } = usePageTexts();
  const place = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  const [size, setSize] = useState<Size>({ width: 612, height: 792 });
  const [isNear, setIsNear] = useState(false);
  const [failed, setFailed] = useState(false);
  const [space, setSpace] = useState(0);
  const scale = (space * zoom) / size.width;

  useEffect(() => {
    let current = true;
    pdf.size(page, 0).then(
      (known) => current && setSize(known),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pdf, page]);

  useEffect(() => {
    const element = place.current?.parentElement;
    if (!element) return;
    const measure = (): void => setSpace(element.clientWidth - 2);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, []);

  useEffect(() => {
    const [element, last] = [place.current, end.current];
    if (!element || !last) return;
    const near = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    const ends = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current?.());
    near.observe(element);
    ends.observe(last);
    return () => {
      near.disconnect();
      ends.disconnect();
    };
  }, []);

  useEffect(() => {
    const [sheet, layer] = [canvas.current, text.current];
    if (!isNear || scale === 0 || !sheet || !layer) return;
    const stop = new AbortController();
    const look = { scale, rotation: 0 };
    const work = async (): Promise<void> => {
      await pdf.draw(page, sheet, look, stop.signal);
      await pdf.layText(page, layer, look, stop.signal).catch(() => undefined);
    };
    work().then(
      () => setFailed(false),
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [pdf, page, isNear, scale]);

  return (
    <section
      ref={place}
      className="sign-sheet"
      aria-label={label}
      data-page={page}
      style={{ inlineSize: size.width * scale || '100%', blockSize: size.height * scale || 400 }}
    >
      {isNear && (
        <>
          <canvas ref={canvas} />
          <div ref={text} className="sign-text" />
        </>
      )}
      {failed && (
        <p className="sign-message bad" role="alert">
          {texts.viewer.pageFailed}
        </p>
      )}
      <span ref={end} className="sign-end" />
    </section>
  );
}
