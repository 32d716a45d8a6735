import { CircularProgress } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { Suspense } from 'react';
import { onDemand } from '../../providers/chunks/on-demand';
import { token } from '../../theme/tokens';
import { Stack } from '../../ui/layout/primitives';
import { Popover } from '../../ui/overlays';
import type { DateLimits } from '../check-field';

const CalendarPane = onDemand('CalendarPane', async () => (await import('./CalendarPane')).CalendarPane);

interface Props {
  readonly title: string;
  /** Where it opens; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly day: string | null;
  readonly limits: DateLimits;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** The calendar of a date input. Its code comes when it is first opened; Escape closes it, and focus returns to its button. */
export function CalendarPopover({ title, anchor, onClose, ...calendar }: Props) {
  const side = useTheme().direction === 'rtl' ? 'left' : 'right';
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title,
          sx: { mt: 1, border: token('border'), bgcolor: token('raised'), boxShadow: token('shadow-pop') },
        },
      }}
    >
      <Suspense
        fallback={
          <Stack placeContent="center" inlineSize={296} blockSize={390} onTouch={{ inlineSize: 340, blockSize: 446 }}>
            <CircularProgress size={20} />
          </Stack>
        }
      >
        <CalendarPane {...calendar} />
      </Suspense>
    </Popover>
  );
}
