import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export interface Fullscreen {
  /** Whether the browser supports fullscreen; phones often don't. */
  readonly isSupported: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

const toggle = (): void => {
  const changed = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // The browser may refuse; then nothing changes.
  changed.catch(console.warn);
};

/** Whether the portal is fullscreen, including changes by Esc or the browser. */
export function useFullscreen(): Fullscreen {
  const isFull = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  return { isSupported: document.fullscreenEnabled === true, isFull, toggle };
}
