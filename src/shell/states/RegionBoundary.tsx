import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { CopyDetails } from '../../ui/CopyDetails';
import { PageErrorBoundary } from './PageErrorBoundary';

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: token('s2'),
  minBlockSize: token('bar'),
  padding: `${token('s2')} ${token('s4')}`,
  borderBlockEnd: token('border'),
  background: token('surface'),
  color: token('text-2'),
  '&[data-side="true"]': { maxInlineSize: 240, borderInline: token('border') },
  '@media print': { display: 'none' },
});

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly side?: boolean;
}

function BarFailed({ error, onRetry, side }: FailedProps) {
  const translate = useTranslate();
  return (
    <Note role="alert" data-side={side}>
      <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{translate('states.errorRegion')}</span>
      <Button size="small" onClick={onRetry} startIcon={<RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />}>
        {translate('states.retry')}
      </Button>
      <CopyDetails error={error} size="small" />
    </Note>
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
