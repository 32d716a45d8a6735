import { Button } from '@mui/material';
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { useDiscardQuestion } from '../crud/saving/useDiscardQuestion';
import { useErrorText } from '../providers/i18n/useErrorText';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';

interface Props {
  readonly title: string;
  readonly actionLabel: string;
  /** Whether there is something to do. */
  readonly ready: boolean;
  /** Whether closing would lose what the user entered. */
  readonly dirty?: boolean;
  /** If it fails, the dialog stays open and shows why. */
  readonly onAct: () => Promise<unknown>;
  readonly onSettled: () => unknown;
  readonly onClose: () => void;
  readonly maxWidth?: 'sm' | 'md';
  readonly children: ReactNode;
}

/** A dialog with one action. */
export function ActionDialog({
  title,
  actionLabel,
  ready,
  dirty = false,
  onAct,
  onSettled,
  onClose,
  maxWidth = 'sm',
  children,
}: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const act = useMutation({ mutationFn: onAct, onSettled });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    act.mutate();
  };
  const discard = useDiscardQuestion({ active: dirty, onDiscard: onClose });
  const close = (): void => {
    if (!act.isPending) discard.close();
  };
  return (
    <Dialog open fullWidth maxWidth={maxWidth} onClose={close} aria-labelledby={id}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gap: 4, gridAutoRows: 'max-content', paddingBlockStart: '8px !important' }}
        >
          {act.error && (
            <Alert severity="error" role="alert">
              {errorText(act.error)}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={act.isPending}>
            {translate('dialogs.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready} loading={act.isPending}>
            {actionLabel}
          </Button>
        </DialogActions>
      </form>
      {discard.question}
      <LeaveGuard active={dirty && !act.isPending} />
    </Dialog>
  );
}
