import { Button } from '@mui/material';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { CopyDetails } from '../../ui/CopyDetails';
import { Row } from '../../ui/layout/primitives';
import { PageErrorBoundary } from './PageErrorBoundary';

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly side?: boolean;
}

function BarFailed({ error, onRetry, side }: FailedProps) {
  const translate = useTranslate();
  return (
    <Row
      wrap
      alignContent="start"
      gap="s2"
      minBlockSize="bar"
      padding="s2 s4"
      lineBelow
      background="surface"
      color="text-2"
      onPrint={{ display: 'none' }}
      {...(side ? { maxInlineSize: 240, lineStart: true, lineEnd: true } : {})}
      role="alert"
    >
      <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{translate('states.errorRegion')}</span>
      <Button size="small" onClick={onRetry} startIcon={<RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />}>
        {translate('states.retry')}
      </Button>
      <CopyDetails error={error} size="small" />
    </Row>
  );
}

const SideFailed = (props: FailedProps) => <BarFailed {...props} side />;

interface Props {
  /** A narrow region next to the content. */
  readonly side?: boolean;
  readonly children: ReactNode;
}

/** Contains a failure of the toolbar, navigation or panel: shows one line there, and the rest keeps working. */
export function RegionBoundary({ side, children }: Props) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary resetKey={pathname} failed={side ? SideFailed : BarFailed}>
      {children}
    </PageErrorBoundary>
  );
}
