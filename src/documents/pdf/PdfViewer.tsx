import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Column, Row } from '../../ui/layout/primitives';
import { PdfPages, scrollToMiddle, scrollToPage } from './PdfPages';
import { PdfThumbnails } from './PdfThumbnails';
import { PdfSearchBar, PdfToolbar, Tool } from './PdfToolbar';
import { GAP, pageInMiddle, pageStarts } from './page-window';
import type { OpenPdf } from './pdf-document';
import { useKeptPlace, usePageScroll } from './usePageScroll';
import { type PdfKey, usePdfKeys } from './usePdfKeys';
import { type Match, usePdfSearch } from './usePdfSearch';
import { useSizes } from './useSizes';
import { nextZoom, percentOf, scaleOf, type Zoom } from './zoom';

/** A viewer with less room starts without thumbnails. */
const ROOM_FOR_THUMBNAILS = 640;

interface Props {
  readonly pdf: OpenPdf;
  readonly label: string;
  /** Further tools, at the end of the toolbar. */
  readonly tools?: ReactNode;
  /** Whether its keys work on the whole page. */
  readonly pageKeys: boolean;
}

/** The pages of an open PDF, with tools and keys. */
export function PdfViewer({ pdf, label, tools, pageKeys }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { view, onScroll } = usePageScroll(frame);
  const [zoom, setZoom] = useState<Zoom>('width');
  const [rotation, setRotation] = useState(0);
  const [hasThumbnails, setThumbnails] = useState<boolean>();
  const [query, setQuery] = useState<string | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const sizes = useSizes(pdf, rotation);
  const search = usePdfSearch(pdf, query ?? '');

  const first = sizes.sizeOf(1);
  const scale = scaleOf(zoom, first, {
    width: Math.max(80, view.width - 2 * GAP),
    height: Math.max(80, view.height - 2 * GAP),
  });
  const { sizeOf } = sizes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizeOf changes with the known sizes
  const starts = useMemo(() => pageStarts(pdf.pages, sizeOf, scale), [pdf, scale, sizes.known, rotation]);
  const page = pageInMiddle(starts, view.top, view.height);
  useKeptPlace(frame, starts, page);
  const go = (to: number): void => scrollToPage(frame, starts, Math.min(Math.max(1, to), pdf.pages));
  const onZoom = (to: 'in' | 'out' | 'width' | 'page'): void =>
    setZoom(to === 'in' ? nextZoom(scale, 1) : to === 'out' ? nextZoom(scale, -1) : to);
  const rotate = (): void => setRotation((angle) => (angle + 90) % 360);
  const look = useMemo(() => ({ scale, rotation }), [scale, rotation]);
  // The room of the whole viewer: thumbnails take some of the frame's, and would come and go forever.
  const room = root.current?.clientWidth ?? view.width;
  const showsThumbnails = hasThumbnails ?? (room > ROOM_FOR_THUMBNAILS && pdf.pages > 1);

  // The page of a match is brought into view, where its text is laid out and the match scrolled to.
  const goToMatch = useRef((_match: Match): void => {});
  goToMatch.current = (match) => {
    if (match.page !== page) go(match.page);
  };
  useEffect(() => {
    if (search.current) goToMatch.current(search.current);
  }, [search.current]);

  usePdfKeys(root, pageKeys, (key) => {
    const acts: Readonly<Record<PdfKey, () => void>> = {
      larger: () => onZoom('in'),
      smaller: () => onZoom('out'),
      fit: () => onZoom('width'),
      rotate,
      next: () => go(page + 1),
      previous: () => go(page - 1),
      search: () => setQuery((typed) => typed ?? ''),
    };
    acts[key]();
  });

  const status =
    search.words === ''
      ? ''
      : search.matches.length > 0
        ? translate('pdf.found', { at: count(search.position + 1), total: count(search.matches.length) })
        : translate(search.isSearching ? 'pdf.searching' : 'pdf.notFound');

  return (
    <Column flex={1} minBlockSize={0} minInlineSize={0} ref={root} background="sunken">
      <PdfToolbar
        {...{ page, zoom, onZoom }}
        pages={pdf.pages}
        percent={percentOf(scale)}
        hasThumbnails={showsThumbnails}
        isSearching={query !== null}
        onGo={go}
        onRotate={rotate}
        onThumbnails={() => setThumbnails(!showsThumbnails)}
        onSearch={() => setQuery(query === null ? '' : null)}
      >
        {tools}
      </PdfToolbar>
      {query !== null && (
        <Row>
          <Box flex={1} minInlineSize={0}>
            <PdfSearchBar
              query={query}
              onQuery={setQuery}
              status={status}
              onNext={search.next}
              onPrevious={search.previous}
              onClose={() => setQuery(null)}
            />
          </Box>
          <Tool icon={ChevronUp} label={translate('pdf.previousMatch')} onClick={search.previous} />
          <Tool icon={ChevronDown} label={translate('pdf.nextMatch')} onClick={search.next} />
          <Tool icon={X} label={translate('pdf.closeSearch')} onClick={() => setQuery(null)} />
        </Row>
      )}
      <Row align="stretch" flex={1} minBlockSize={0}>
        {showsThumbnails && isDrawn && <PdfThumbnails pdf={pdf} rotation={rotation} current={page} onGo={go} />}
        <Box
          ref={frame}
          role="region"
          aria-label={label}
          tabIndex={0}
          onScroll={onScroll}
          flex={1}
          overflow="auto"
          minInlineSize={0}
          data-drawn={isDrawn}
        >
          <PdfPages
            {...{ pdf, look, sizes, starts, view, search }}
            onFirstDrawn={() => setDrawn(true)}
            onMatch={(place) => {
              if (frame.current) scrollToMiddle(frame.current, place);
            }}
          />
        </Box>
      </Row>
    </Column>
  );
}
