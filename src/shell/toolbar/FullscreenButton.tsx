import { IconButton } from '@mui/material';
import { Maximize, Minimize } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../ui/Hint';
import { useFullscreen } from './useFullscreen';

/** Toggles fullscreen (SEARCH-05). */
export function FullscreenButton() {
  const translate = useTranslate();
  const { isSupported, isFull, toggle } = useFullscreen();
  if (!isSupported) return null;
  const label = translate(isFull ? 'navigation.leaveFullscreen' : 'navigation.fullscreen');
  const Icon = isFull ? Minimize : Maximize;
  return (
    <Hint title={label}>
      <IconButton size="small" aria-label={label} onClick={toggle}>
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </Hint>
  );
}
