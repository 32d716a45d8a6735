import { vi } from 'vitest';

/** A screen wider or narrower than any width that is asked for, until `vi.unstubAllGlobals`. */
export function onScreen(width: 'wide' | 'narrow'): void {
  const met = width === 'wide' ? 'min-width' : 'max-width';
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes(met),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
