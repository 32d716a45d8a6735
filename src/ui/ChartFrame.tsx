import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { PageErrorBoundary } from '../shell/states/PageErrorBoundary';
import { token } from '../theme/tokens';
import { ErrorState } from './ErrorState';

const Figure = styled('figure')({ display: 'grid', gap: token('s2'), minInlineSize: 0 });

const Head = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${token('s1')} ${token('s4')}`,
  color: token('text-2'),
});

const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('s1')} ${token('s4')}`,
  fontSize: token('fs-small'),
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  '& i': { inlineSize: 8, blockSize: 8, borderRadius: token('r-full') },
});

const Blank = styled('p')({
  display: 'grid',
  placeContent: 'center',
  border: `1px dashed ${token('line-strong')}`,
  borderRadius: token('r-l'),
  color: token('text-3'),
});

interface Props {
  readonly title: string;
  /** Text alternative: highest, lowest and trend, with their values. */
  readonly words: string;
  /** The legend. */
  readonly legend?: readonly { readonly label: string; readonly color: string }[];
  /** Height in pixels, also while loading and when empty. */
  readonly height?: number;
  readonly loading?: boolean;
  readonly empty?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** The chart, a lazy component, so that the page does not wait for the chart library. */
  readonly children?: ReactNode;
}

/** A chart with its title, legend and text alternative. */
export function ChartFrame(props: Props) {
  const { title, words, legend = [], height = 180, loading, empty, error, onRetry, children } = props;
  const translate = useTranslate();
  const id = useId();
  const waiting = <Skeleton variant="rounded" height={height} aria-hidden="true" />;
  const shows = !loading && !empty && !error;
  return (
    <Figure aria-labelledby={id} aria-busy={loading}>
      <Head>
        <span id={id}>{title}</span>
        {shows && legend.length > 0 && (
          <Legend>
            {legend.map(({ label, color }) => (
              <li key={label}>
                <i aria-hidden="true" style={{ background: color }} />
                {label}
              </li>
            ))}
          </Legend>
        )}
      </Head>
      {error ? <ErrorState error={error} onRetry={onRetry} /> : null}
      {loading && !error ? waiting : null}
      {empty && !loading && !error ? (
        <Blank style={{ minBlockSize: height }}>{translate('blocks.chartEmpty')}</Blank>
      ) : null}
      {shows && (
        <PageErrorBoundary resetKey={title}>
          <p className="sr-only">{words}</p>
          <div aria-hidden="true" style={{ minBlockSize: height }}>
            <Suspense fallback={waiting}>{children}</Suspense>
          </div>
        </PageErrorBoundary>
      )}
    </Figure>
  );
}
