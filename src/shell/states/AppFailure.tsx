import { Button } from '@mui/material';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { leave } from '../../access/leave';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { CopyDetails } from '../../ui/CopyDetails';
import { Stack } from '../../ui/layout/primitives';
import { StatePanel } from '../../ui/StatePanel';

/** Replaces the whole portal after an error that no other boundary caught: what happened, and a reload button. */
export function AppFailure({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Stack as="main" placeContent="center" minBlockSize="100dvh">
      <StatePanel
        icon={TriangleAlert}
        role="alert"
        page
        title={translate('states.errorApp')}
        actions={
          <>
            <Button
              variant="contained"
              onClick={leave.reload}
              startIcon={<RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />}
            >
              {translate('states.reload')}
            </Button>
            <CopyDetails error={error} />
          </>
        }
      >
        <p dir="auto">{errorText(error)}</p>
      </StatePanel>
    </Stack>
  );
}
