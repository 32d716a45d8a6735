import { vi } from 'vitest';

/** Makes every `min-width` (wide) or `max-width` (narrow) media query match, until `vi.unstubAllGlobals`. */
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
