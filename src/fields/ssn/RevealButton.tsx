import { IconButton } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly isShown: boolean;
  readonly isAsking: boolean;
  readonly disabled?: boolean | undefined;
  readonly onShow: () => void;
  readonly onHide: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Reveals a hidden number, or hides it again. */
export function RevealButton({ isShown, isAsking, disabled = false, onShow, onHide, buttonRef }: Props) {
  const translate = useTranslate();
  const Icon = isShown ? EyeOff : Eye;
  const label = translate(isShown ? 'inputs.ssn.hide' : 'inputs.ssn.show');
  return (
    <IconButton
      size="small"
      edge="end"
      disabled={disabled}
      ref={buttonRef}
      aria-busy={isAsking}
      aria-label={label}
      title={label}
      onClick={isShown || isAsking ? onHide : onShow}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
