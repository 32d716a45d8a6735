import { Button } from '@mui/material';
import { PanelRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { loadLoanSummaryPanel } from '../../pages/panels';
import { usePanel } from './usePanel';

/** Opens and closes the loan summary. In the register area it stands in the page head, and only where the panel is a drawer. */
export function LoanSummaryButton({ onlyAsDrawer }: { readonly onlyAsDrawer?: boolean }) {
  const translate = useTranslate();
  const { open, toggle, isDrawer } = usePanel();
  if (!loadLoanSummaryPanel || (onlyAsDrawer && !isDrawer)) return null;
  return (
    <Button
      aria-pressed={open}
      aria-controls="quick-panel"
      onClick={toggle}
      startIcon={<PanelRight className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
      sx={
        open
          ? { height: 32, bgcolor: 'var(--accent-tint)', borderColor: 'transparent', color: 'var(--accent-text)' }
          : { height: 32 }
      }
    >
      {translate('shell.loanSummary')}
    </Button>
  );
}
