import { type RefObject, useMemo } from 'react';
import { PdfPage } from './PdfPage';
import { GAP, pagesInView } from './page-window';
import type { OpenPdf, PageLook } from './pdf-document';
import type { PdfSearch } from './usePdfSearch';
import type { useSizes } from './useSizes';

interface Props {
  readonly pdf: OpenPdf;
  readonly look: PageLook;
  readonly sizes: ReturnType<typeof useSizes>;
  readonly starts: readonly number[];
  readonly view: { readonly top: number; readonly height: number };
  readonly search: PdfSearch;
  readonly onFirstDrawn: () => void;
  readonly onMatch: (place: HTMLElement) => void;
}

/** All pages below each other; those near the view are drawn. */
export function PdfPages({ pdf, look, sizes, starts, view, search, onFirstDrawn, onMatch }: Props) {
  const [first, last] = pagesInView(starts, view.top, Math.max(1, view.height));
  const numbers = useMemo(() => Array.from({ length: pdf.pages }, (_, index) => index + 1), [pdf]);
  return (
    <div
      style={{
        display: 'grid',
        justifyItems: 'safe center',
        gap: GAP,
        paddingBlock: GAP,
        inlineSize: 'max-content',
        minInlineSize: '100%',
      }}
    >
      {numbers.map((page) => {
        const { width, height } = sizes.sizeOf(page);
        return (
          <PdfPage
            key={page}
            {...{ pdf, page, look }}
            inlineSize={width * look.scale}
            blockSize={height * look.scale}
            shown={sizes.first !== undefined && page >= first - 1 && page <= last + 1}
            words={search.words}
            match={search.current?.page === page ? search.current : undefined}
            onMatch={onMatch}
            onDrawn={() => {
              sizes.measure(page).catch(() => undefined);
              if (page === first) onFirstDrawn();
            }}
          />
        );
      })}
    </div>
  );
}

/** Scrolls the frame to the beginning of a page. */
export function scrollToPage(frame: RefObject<HTMLElement | null>, starts: readonly number[], page: number): void {
  const start = starts[page - 1];
  if (frame.current && start !== undefined) frame.current.scrollTop = start - GAP;
}

/** Scrolls the frame, and nothing around it, until the place is in the middle and not cut off at a side. */
export function scrollToMiddle(frame: HTMLElement, place: HTMLElement): void {
  const [outer, inner] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  frame.scrollTop += inner.top + inner.height / 2 - (outer.top + frame.clientTop + frame.clientHeight / 2);
  const left = outer.left + frame.clientLeft;
  const right = left + frame.clientWidth;
  if (inner.left < left) frame.scrollLeft += inner.left - left;
  else if (inner.right > right) frame.scrollLeft += Math.min(inner.right - right, inner.left - left);
}
