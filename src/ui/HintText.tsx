import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface Props {
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly placement: TooltipProps['placement'];
  /** The pointer has reached the text. */
  readonly onReach: () => void;
  readonly onClose: () => void;
}

/** The text beside what it is about. It stays while the pointer is on it, and closes with Escape. */
export const HintText = ({ anchor, title, placement, onReach, onClose }: Props): ReactElement | null => (
  <Tooltip
    open
    title={title}
    placement={placement}
    onClose={onClose}
    slotProps={{ popper: { anchorEl: anchor, onPointerEnter: onReach, onPointerLeave: onClose } }}
  >
    <span hidden />
  </Tooltip>
);
