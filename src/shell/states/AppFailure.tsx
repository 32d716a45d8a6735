import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { leave } from '../../access/leave';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { CopyDetails } from '../../ui/CopyDetails';
import { StatePanel } from '../../ui/StatePanel';

const Whole = styled('main')({ display: 'grid', placeContent: 'center', minBlockSize: '100dvh' });

/** Replaces the whole portal after an error that no other boundary caught: what happened, and a reload button. */
export function AppFailure({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Whole>
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
    </Whole>
  );
}
