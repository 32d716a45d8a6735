import { CircularProgress, IconButton } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useRefresh, useTranslate } from 'react-admin';
import { Hint } from '../../ui/Hint';

/** Reloads all data of the page, with a progress indicator (SHELL-16). */
export function RefreshButton() {
  const translate = useTranslate();
  const refresh = useRefresh();
  // What is requested early for another page does not count.
  const busy = useIsFetching({ type: 'active' }) > 0;
  const label = translate(busy ? 'shell.refreshing' : 'shell.refresh');
  return (
    <Hint title={label}>
      <IconButton size="small" aria-label={label} aria-busy={busy} onClick={() => !busy && refresh()}>
        {busy ? (
          <CircularProgress size={15} thickness={5} aria-hidden="true" />
        ) : (
          <RefreshCw size={16} strokeWidth={1.6} aria-hidden="true" />
        )}
      </IconButton>
    </Hint>
  );
}
