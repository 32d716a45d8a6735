import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export interface Fullscreen {
  /** Not every browser fills the screen; a phone's often does not. */
  readonly isSupported: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

const toggle = (): void => {
  const changed = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A browser may refuse; the portal is then as it was.
  changed.catch(console.warn);
};

/** Whether the portal fills the screen, also where Esc or the browser changed it. */
export function useFullscreen(): Fullscreen {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return { isSupported: document.fullscreenEnabled === true, isFull, toggle };
}
