import { Skeleton } from '@mui/material';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { PageErrorBoundary } from '../shell/states/PageErrorBoundary';
import { ErrorState } from './ErrorState';
import { Dot } from './layout/Dot';
import { Row, Stack } from './layout/primitives';

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
  /** What an empty chart says. Default: that there is no data yet. */
  readonly emptyText?: string | undefined;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** The chart, a lazy component, so that the page does not wait for the chart library. */
  readonly children?: ReactNode;
}

/** A chart with its title, legend and text alternative. */
export function ChartFrame(props: Props) {
  const { title, words, legend = [], height = 180, loading, empty, emptyText, error, onRetry, children } = props;
  const translate = useTranslate();
  const id = useId();
  const waiting = <Skeleton variant="rounded" height={height} aria-hidden="true" />;
  const shows = !loading && !empty && !error;
  return (
    <Stack as="figure" gap="s2" minInlineSize={0} aria-labelledby={id} aria-busy={loading}>
      <Row as="figcaption" wrap align="baseline" justify="space-between" gap="s1 s4" color="text-2">
        <span id={id}>{title}</span>
        {shows && legend.length > 0 && (
          <Row as="ul" wrap gap="s1 s4" size="small" align="stretch">
            {legend.map(({ label, color }) => (
              <Row as="li" display="inline-flex" gap={6} whiteSpace="nowrap" key={label}>
                <Dot fill={color} />
                {label}
              </Row>
            ))}
          </Row>
        )}
      </Row>
      {error ? <ErrorState error={error} onRetry={onRetry} /> : null}
      {loading && !error ? waiting : null}
      {empty && !loading && !error ? (
        <Stack as="p" placeContent="center" border="dashed" radius="l" color="text-3" style={{ minBlockSize: height }}>
          {emptyText ?? translate('blocks.chartEmpty')}
        </Stack>
      ) : null}
      {shows && (
        <PageErrorBoundary resetKey={title}>
          <p className="sr-only">{words}</p>
          <div aria-hidden="true" style={{ minBlockSize: height }}>
            <Suspense fallback={waiting}>{children}</Suspense>
          </div>
        </PageErrorBoundary>
      )}
    </Stack>
  );
}
