import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Column } from '../../ui/layout/primitives';
import { PlainButton } from '../../ui/PlainButton';
import type { OpenPdf } from './pdf-document';
import { usePageScroll } from './usePageScroll';

const WIDTH = 72;
const ROW = 120;

interface ThumbnailProps {
  readonly pdf: OpenPdf;
  readonly page: number;
  readonly rotation: number;
  readonly shown: boolean;
}

/** A small picture of a page. */
export function Thumbnail({ pdf, page, rotation, shown }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(22 / 17);
  useEffect(() => {
    const sheet = canvas.current;
    if (!shown || !sheet) return;
    const stop = new AbortController();
    const work = async (): Promise<void> => {
      const { width, height } = await pdf.size(page, rotation);
      if (stop.signal.aborted) return;
      setRatio(height / width);
      const look = { scale: WIDTH / Math.max(width, height * (17 / 22)), rotation };
      await pdf.draw(page, sheet, look, stop.signal, { later: true });
    };
    // A page that cannot be drawn says so in its full size.
    work().catch(() => undefined);
    return () => stop.abort();
  }, [pdf, page, rotation, shown]);
  const blockSize = Math.min(WIDTH * ratio, (WIDTH * 22) / 17);
  return (
    <Box
      as="canvas"
      ref={canvas}
      aria-hidden="true"
      display="block"
      background="surface"
      border
      inlineSize={blockSize / ratio}
      blockSize={blockSize}
      style={{ colorScheme: 'only light' }}
    />
  );
}

interface Props {
  readonly pdf: OpenPdf;
  readonly rotation: number;
  readonly current: number;
  readonly onGo: (page: number) => void;
}

/** Small pictures of all pages; each leads to its page. */
export function PdfThumbnails({ pdf, rotation, current, onGo }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLElement>(null);
  const { view, onScroll } = usePageScroll(frame);
  const first = Math.floor(view.top / ROW);
  const last = Math.ceil((view.top + Math.max(view.height, ROW)) / ROW);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const top = (current - 1) * ROW;
    if (top < element.scrollTop || top + ROW > element.scrollTop + element.clientHeight) element.scrollTop = top - ROW;
  }, [current]);
  return (
    <Box
      as="nav"
      ref={frame}
      aria-label={translate('pdf.thumbnails')}
      onScroll={onScroll}
      overflow="auto"
      lineEnd
      inlineSize={104}
      flex="none"
      style={{ scrollbarWidth: 'thin' }}
    >
      {Array.from({ length: pdf.pages }, (_, index) => index + 1).map((page) => (
        <Column key={page} align="center" justify="center" blockSize={ROW}>
          <PlainButton
            aria-label={translate('pdf.goTo', { page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onGo(page)}
          >
            <Box
              border={page === current ? 'accent' : 'none'}
              padding={2}
              color={page === current ? 'accent-text' : 'text-3'}
              size="micro"
              numeric
              textAlign="center"
            >
              <Thumbnail pdf={pdf} page={page} rotation={rotation} shown={page >= first && page <= last + 1} />
              <bdi>{page}</bdi>
            </Box>
          </PlainButton>
        </Column>
      ))}
    </Box>
  );
}
