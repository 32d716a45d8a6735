import { IconButton } from '@mui/material';
import { PanelRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../ui/Hint';
import { usePanel } from './usePanel';

const labels = { loan: 'shell.loanSummary', work: 'navigation.panel.work', guest: 'navigation.panel.lender' } as const;

/** Toggles the right panel, if the area has one. */
export function PanelButton({ onToggle }: { readonly onToggle?: () => void }) {
  const translate = useTranslate();
  const { kind, open, toggle } = usePanel();
  if (!kind) return null;
  const label = translate(labels[kind]);
  return (
    <Hint title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={open}
        aria-controls={open ? 'quick-panel' : undefined}
        onClick={() => {
          toggle();
          onToggle?.();
        }}
        sx={{ flex: 'none', ...(open && { bgcolor: 'var(--accent-tint)', color: 'var(--accent-text)' }) }}
      >
        <PanelRight className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </Hint>
  );
}
