import { useLayoutEffect } from 'react';

interface Props {
  readonly onType: (change: (before: string) => string) => void;
  readonly onCancel: () => void;
}

/** What a key makes of the text; null if it types nothing. Ctrl and Alt together type characters on some keyboards. */
function changeOf(event: KeyboardEvent): ((before: string) => string) | null {
  const { key } = event;
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (event.isComposing || isShortcut) return null;
  if (key === 'Backspace') return (before) => [...before].slice(0, -1).join('');
  return [...key].length === 1 ? (before) => before + key : null;
}

/** Keeps what is typed while the dialog loads, so that no letter is lost or used as a shortcut. Escape cancels. */
export function TypedEarly({ onType, onCancel }: Props) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const change = changeOf(event);
      const isCancel = event.key === 'Escape';
      if (!change && !isCancel && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (change) onType(change);
      if (isCancel) onCancel();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onType, onCancel]);
  return null;
}
