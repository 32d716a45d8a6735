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
}

/** All pages below each other; those near the view are drawn. */
export function PdfPages({ pdf, look, sizes, starts, view, search, onFirstDrawn }: Props) {
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
