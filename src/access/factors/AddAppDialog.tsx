import { Alert, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { queryKeys } from '../../providers/data/query-keys';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { CopyButton } from '../../ui/CopyButton';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { Row, Stack, Text } from '../../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { factorCalls } from './factor-calls';
import { QrCode } from './QrCode';

interface Props {
  /** With the recovery codes, if it was the first method. */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** In groups of four, as people read and type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Adds an authenticator app: scan the code, then enter what the app shows. */
export function AddAppDialog({ onAdded, onClose }: Props) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const errorText = useErrorText();
  const id = useId();
  const [name, setName] = useState(() => translate('factors.app.defaultName'));
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // A new key each time the dialog opens, and not again while it is open.
  const begun = useQuery({
    queryKey: [...queryKeys.factors(), 'app', id],
    queryFn: () => factorCalls.beginApp(),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!begun.data || busy) return;
    setBusy(true);
    setProblem(null);
    setFailure(null);
    try {
      onAdded((await factorCalls.confirmApp(begun.data.id, { name: name.trim(), code })).codes);
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields.code : undefined;
      if (wrong) setProblem(messageText(wrong));
      else setFailure(errorText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{translate('factors.app.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '8px !important' }}>
          {begun.error ? (
            <ErrorState error={begun.error} onRetry={() => void begun.refetch()} />
          ) : begun.data === undefined ? (
            <FactSkeleton groups={[2, 2]} />
          ) : (
            <>
              <Typography>{translate('factors.app.scan')}</Typography>
              <QrCode text={begun.data.uri} label={translate('factors.app.qr')} />
              <Stack gap="s1">
                <Text color="text-2">{translate('factors.app.type')}</Text>
                <Row gap="s2">
                  <Text as="code" dir="ltr" numeric letterSpacing="0.04em" overflowWrap="anywhere">
                    {inGroups(begun.data.secret)}
                  </Text>
                  <CopyButton text={begun.data.secret} label={translate('factors.app.copy')} />
                </Row>
              </Stack>
              {failure && (
                <Alert severity="error" role="alert">
                  {failure}
                </Alert>
              )}
              <TextField
                label={translate('factors.app.code')}
                required
                autoFocus
                autoComplete="one-time-code"
                value={code}
                disabled={busy}
                error={problem !== null}
                helperText={problem ?? translate('factors.app.codeHelp')}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12, dir: 'ltr' } }}
                onChange={(event) => setCode(event.target.value)}
              />
              <TextField
                label={translate('factors.name')}
                required
                value={name}
                disabled={busy}
                helperText={translate('factors.nameHelp')}
                slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
                onChange={(event) => setName(event.target.value)}
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('dialogs.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!begun.data || code.trim() === '' || name.trim() === ''}
            loading={busy}
          >
            {translate('factors.app.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
