import { Button } from '@mui/material';
import { PanelRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Text } from '../../ui/layout/primitives';
import { usePanel } from './usePanel';

/** Toggles the loan summary. In the register area it is in the page header, and only if the panel is a drawer. */
export function LoanSummaryButton({ onlyAsDrawer }: { readonly onlyAsDrawer?: boolean }) {
  const translate = useTranslate();
  const { open, toggle, isDrawer } = usePanel();
  if (onlyAsDrawer && !isDrawer) return null;
  return (
    <Button
      aria-label={translate('shell.loanSummary')}
      aria-pressed={open}
      aria-controls={open ? 'quick-panel' : undefined}
      onClick={toggle}
      startIcon={<PanelRight className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
      sx={{
        flex: 'none',
        height: 32,
        ...(open && { bgcolor: 'var(--accent-tint)', borderColor: 'transparent', color: 'var(--accent-text)' }),
        ...(!onlyAsDrawer && {
          minWidth: { xs: 32, sm: 64 },
          px: { xs: 1.75, sm: 3 },
          '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '0 6px' } },
        }),
        '@media (pointer: coarse)': { height: 44, minWidth: 44 },
      }}
    >
      {/* Icon only, for the toolbar on a phone. */}
      <Text belowSm={{ display: onlyAsDrawer ? undefined : 'none' }}>{translate('shell.loanSummary')}</Text>
    </Button>
  );
}
