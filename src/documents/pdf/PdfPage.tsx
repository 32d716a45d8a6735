import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { PAGE_MS } from './fair-pdf';
import { CURRENT_MATCH, MATCHES, showCurrentMatch, showMatches } from './highlights';
import { rangesOf } from './page-text';
import { type OpenPdf, type PageLook, PdfProblem } from './pdf-document';
import type { Match } from './usePdfSearch';

/** Paper is white in both themes, and what is on it runs as it was written. */
const Paper = styled('div')({
  position: 'relative',
  flex: 'none',
  background: token('surface'),
  colorScheme: 'only light',
  direction: 'ltr',
  boxShadow: `0 0 0 1px ${token('line')}`,
  '& canvas': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

/** The places and sizes of the text are set by pdf.js with these variables. */
const TextLayer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  transformOrigin: '0 0',
  '--min-font-size': 1,
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '& :is(span, br)': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)))',
  },
  '& .markedContent': { display: 'contents' },
  '& ::selection': { background: `color-mix(in srgb, ${token('dot-blue')}, transparent 70%)` },
  [`& ::highlight(${MATCHES})`]: { background: `color-mix(in srgb, ${token('dot-amber')}, transparent 55%)` },
  [`& ::highlight(${CURRENT_MATCH})`]: { background: `color-mix(in srgb, ${token('dot-orange')}, transparent 40%)` },
});

interface Props {
  readonly pdf: OpenPdf;
  readonly page: number;
  readonly look: PageLook;
  readonly inlineSize: number;
  readonly blockSize: number;
  /** Whether it is near the view; otherwise only its place is kept. */
  readonly shown: boolean;
  /** Lower-case words to highlight. */
  readonly words?: string;
  /** The match on this page that the reader is at. */
  readonly match?: Match | undefined;
  readonly onDrawn?: () => void;
  /** Called with the place of the match that the reader is at, when it is laid out. */
  readonly onMatch?: (place: HTMLElement) => void;
}

/** One page: its drawing, and its text over it. */
export function PdfPage({ pdf, page, look, inlineSize, blockSize, shown, words = '', match, onDrawn, onMatch }: Props) {
  const translate = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<PageProblem | null>(null);
  const [patience, setPatience] = useState(PAGE_MS);
  const [laid, setLaid] = useState(0);
  const { scale, rotation } = look;
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  const matched = useRef(onMatch);
  matched.current = onMatch;

  useEffect(() => {
    const [sheet, layer] = [canvas.current, text.current];
    if (!shown || !sheet || !layer) return;
    const stop = new AbortController();
    setFailed(null);
    const work = async (): Promise<void> => {
      await pdf.draw(page, sheet, { scale, rotation }, stop.signal, { limitMs: patience });
      drawn.current?.();
      // A page whose text cannot be laid out is shown without it.
      await pdf.layText(page, layer, { scale, rotation }, stop.signal).catch(() => undefined);
      if (!stop.signal.aborted) setLaid((count) => count + 1);
    };
    work().catch((error: unknown) => {
      if (!stop.signal.aborted) setFailed(error instanceof PdfProblem && error.kind === 'slow' ? 'slow' : 'broken');
    });
    return () => stop.abort();
  }, [pdf, page, scale, rotation, shown, patience]);

  useEffect(() => {
    const layer = text.current;
    if (laid === 0 || !shown || !layer) return;
    const found = rangesOf(words, layer);
    showMatches(layer, found);
    const current = match && found[match.index];
    if (current) {
      showCurrentMatch(current);
      if (current.startContainer.parentElement) matched.current?.(current.startContainer.parentElement);
    }
    return () => {
      showMatches(layer, []);
      if (current) showCurrentMatch(null);
    };
  }, [words, laid, shown, match]);

  return (
    <Paper
      role="group"
      aria-label={translate('pdf.pageOf', { page, pages: pdf.pages })}
      data-page={page}
      style={{ inlineSize, blockSize }}
    >
      {shown && (
        <>
          <canvas ref={canvas} />
          <TextLayer ref={text} />
          {failed && <PageFailure page={page} problem={failed} onWait={() => setPatience((before) => before * 4)} />}
        </>
      )}
    </Paper>
  );
}

const Failure = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '40%',
  padding: token('s4'),
  textAlign: 'center',
});

type PageProblem = 'broken' | 'slow';

interface FailureProps {
  readonly page: number;
  readonly problem: PageProblem;
  readonly onWait: () => void;
}

function PageFailure({ page, problem, onWait }: FailureProps) {
  const translate = useTranslate();
  if (problem === 'broken') return <Failure role="alert">{translate('pdf.pageFailed', { page })}</Failure>;
  return (
    <Failure role="alert">
      <p>{translate('pdf.pageSlow', { page })}</p>
      <Button size="small" variant="outlined" onClick={onWait} sx={{ mt: 2 }}>
        {translate('pdf.pageWait')}
      </Button>
    </Failure>
  );
}
