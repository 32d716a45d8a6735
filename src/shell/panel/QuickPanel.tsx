import { Drawer, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { loadLoanSummaryPanel } from '../../pages/panels';
import { withOneReload } from '../../pages/with-one-reload';
import { token } from '../../theme/tokens';
import { useLoan, useLoanNum } from '../loan/useLoan';
import { PageErrorBoundary } from '../states/PageErrorBoundary';
import { PageLoader } from '../states/PageLoader';
import { usePanel } from './usePanel';

const Aside = styled('aside')({
  gridColumn: 3,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: token('panel'),
  minBlockSize: 0,
  overflow: 'auto',
  borderInlineStart: token('border'),
  background: token('surface'),
  '@media print': { display: 'none' },
});

const load = withOneReload(loadLoanSummaryPanel);
const Summary = lazy(async () => ({ default: await load() }));

function Inside() {
  const loanNum = useLoanNum();
  return (
    <PageErrorBoundary resetKey={loanNum}>
      <Suspense fallback={<PageLoader />}>
        <Summary loanNum={loanNum} />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** The loan summary: 340 wide beside the content, or a drawer where there is no room. */
export function QuickPanel() {
  const translate = useTranslate();
  const { open, close, isDrawer } = usePanel();
  const { loan, error } = useLoan();
  const label = translate('shell.panel.label');
  // A loan that cannot be had has no summary; the page says why.
  if (error && !loan) return null;
  if (!isDrawer) {
    return open ? (
      <Aside id="quick-panel" aria-label={label}>
        <Inside />
      </Aside>
    ) : null;
  }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{ paper: { id: 'quick-panel', 'aria-label': label, sx: { inlineSize: 'min(340px, 100vw)' } } }}
    >
      <IconButton
        size="small"
        onClick={close}
        aria-label={translate('shell.close')}
        sx={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 8, zIndex: 1 }}
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {open && <Inside />}
    </Drawer>
  );
}
