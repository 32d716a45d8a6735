import { useEffect, useState } from 'react';

const released = ['pointerup', 'pointercancel'] as const;

/** Whether the user presses the pointer: what moves the page now would take the click from what they press. */
export function usePointerPressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    let releasing: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      clearTimeout(releasing);
      setPressed(true);
    };
    // The click follows the release.
    const release = (): void => {
      releasing = setTimeout(setPressed, 0, false);
    };
    window.addEventListener('pointerdown', press, true);
    for (const type of released) window.addEventListener(type, release, true);
    return () => {
      clearTimeout(releasing);
      window.removeEventListener('pointerdown', press, true);
      for (const type of released) window.removeEventListener(type, release, true);
    };
  }, []);
  return isPressed;
}
