import { useSyncExternalStore } from 'react';
import { defaultPreferences, getPreferences, type Preferences, subscribePreferences } from './preferences';

const dark = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;

const subscribeDark = (listener: () => void): (() => void) => {
  const query = dark();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};

export const usePreferences = (): Preferences =>
  useSyncExternalStore(subscribePreferences, getPreferences, () => defaultPreferences);

/** Light or dark, as chosen or as set by the system. */
export function useColorMode(): 'light' | 'dark' {
  const { mode } = usePreferences();
  const systemIsDark = useSyncExternalStore(
    subscribeDark,
    () => dark()?.matches ?? false,
    () => false,
  );
  if (mode === 'system') return systemIsDark ? 'dark' : 'light';
  return mode;
}
