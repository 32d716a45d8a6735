import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Text } from '../ui/layout/primitives';
import type { LockAsk } from './useLockMoves';

interface Props {
  readonly ask: LockAsk | null;
  readonly busy: boolean;
  readonly onConfirm: (ask: LockAsk) => void;
  readonly onClose: () => void;
}

/** Says what will happen, with the figures, before it does. */
export function AskDialog({ ask, busy, onConfirm, onClose }: Props) {
  if (!ask) return null;
  return (
    <ConfirmDialog
      open
      title={ask.title}
      confirmLabel={ask.button}
      busy={busy}
      {...(ask.isLoss ? { safe: 'cancel' } : {})}
      onConfirm={() => onConfirm(ask)}
      onCancel={onClose}
    >
      {ask.lines.map((line) => (
        <Text as="p" key={line} marginBlockEnd="s2">
          {line}
        </Text>
      ))}
    </ConfirmDialog>
  );
}
