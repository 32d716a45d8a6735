import { Alert, Button } from '@mui/material';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { Snackbar } from '../../ui/overlays';
import { usePointerOver } from './usePointerOver';
import { useUncaughtErrors } from './useUncaughtErrors';

const AUTO_HIDE = 6000;

const variants = ['success', 'warning', 'error', 'info'] as const;
type Variant = (typeof variants)[number];

const icon = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const;
const icons: Readonly<Record<Variant, ReactNode>> = {
  success: <CircleCheck {...icon} />,
  warning: <TriangleAlert {...icon} />,
  error: <CircleAlert {...icon} />,
  info: <Info {...icon} />,
};

/** What the message covers can be used: it lets the pointer through, and shows what is below it. */
const lettingThrough = { pointerEvents: 'none', '& button': { pointerEvents: 'auto' } } as const;

const variantOf = (type: string): Variant => variants.find((variant) => variant === type) ?? 'info';

/** Snackbars: four variants, each with an icon, at the top center, for 6 seconds (MSG-01 to -03). */
export function PortalNotification() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [shown, setShown] = useState<NotificationPayload | undefined>();
  const [open, setOpen] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const isCovering = usePointerOver(alert);
  useUncaughtErrors();

  useEffect(() => {
    if (open || shown || notifications.length === 0) return;
    const next = takeNotification();
    setShown(next ?? undefined);
    setOpen(next !== undefined && next !== null);
  }, [notifications, open, shown, takeNotification]);

  if (!shown) return null;
  const { message, type, notificationOptions = {} } = shown;
  const { autoHideDuration = AUTO_HIDE, messageArgs, undoable } = notificationOptions;
  const variant = variantOf(type);
  const exited = (): void => {
    if (undoable) takeMutation()?.({ isUndo: false });
    setShown(undefined);
  };
  const undo = (): void => {
    takeMutation()?.({ isUndo: true });
    setShown(undefined);
    setOpen(false);
  };
  const text = typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : message;
  return (
    <Snackbar
      open={open}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={autoHideDuration ?? null}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{ transition: { onExited: exited } }}
      sx={lettingThrough}
    >
      <Alert
        ref={alert}
        data-covering={isCovering}
        severity={variant}
        icon={icons[variant]}
        action={
          undoable ? (
            <Button variant="text" size="small" onClick={undo}>
              {translate('ra.action.undo')}
            </Button>
          ) : undefined
        }
        onClose={() => setOpen(false)}
        closeText={translate('shell.close')}
        role={variant === 'error' || variant === 'warning' ? 'alert' : 'status'}
        sx={{
          boxShadow: 'var(--shadow-pop)',
          border: 'var(--border)',
          '&[data-covering="true"]': { opacity: '0.2 !important' },
        }}
      >
        {typeof text === 'string' ? <bdi>{text}</bdi> : text}
      </Alert>
    </Snackbar>
  );
}
