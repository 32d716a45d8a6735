import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { styleCache } from './style-cache';

/** Style caches for the components, mirrored for right-to-left languages. */
export function ThemeFrame({
  direction,
  children,
}: {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}) {
  const cache = useMemo(() => styleCache(direction), [direction]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
