import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddAppDialog } from './AddAppDialog';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { CodesDialog } from './CodesDialog';
import { hasPasskeys } from './passkey-support';

interface Adding {
  /** The buttons that begin. */
  readonly buttons: ReactNode;
  /** The dialog that is open; null if none is. */
  readonly dialog: ReactNode;
  readonly showCodes: (codes: readonly string[]) => void;
}

/** Adds a sign-in method, and shows the recovery codes that come with the first. `onDone` is called after the last dialog. */
export function useAddFactor(run: (action: () => void) => void, onDone: () => unknown, disabled = false): Adding {
  const translate = useTranslate();
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const added = (shown: readonly string[] | null): void => {
    setAdding(null);
    if (shown) setCodes(shown);
    else void onDone();
  };
  const close = (): void => setAdding(null);
  return {
    buttons: (
      <>
        {hasPasskeys() && (
          <Button variant="outlined" disabled={disabled} onClick={() => run(() => setAdding('passkey'))}>
            {translate('factors.addPasskey')}
          </Button>
        )}
        <Button variant="contained" disabled={disabled} onClick={() => run(() => setAdding('app'))}>
          {translate('factors.addApp')}
        </Button>
      </>
    ),
    dialog:
      adding === 'app' ? (
        <AddAppDialog onAdded={added} onClose={close} />
      ) : adding === 'passkey' ? (
        <AddPasskeyDialog onAdded={added} onClose={close} />
      ) : codes ? (
        <CodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            void onDone();
          }}
        />
      ) : null,
    showCodes: setCodes,
  };
}
