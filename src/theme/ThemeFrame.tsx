import { CacheProvider } from '@emotion/react';
import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { gatherStyles, styleCache } from './style-cache';

/** Style caches for the components, mirrored for right-to-left languages. */
export function ThemeFrame({
  direction,
  children,
}: {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}) {
  const [cache, addStyles] = useMemo(() => {
    const made = styleCache(direction);
    return [made, gatherStyles(made)] as const;
  }, [direction]);
  // After those of the components below, and before anything is measured.
  useInsertionEffect(addStyles, [addStyles]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
