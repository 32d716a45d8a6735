import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useMemo } from 'react';
import { prefixer } from 'stylis';
import { styleNonce } from './apply-theme';

/** Style caches for the components, with the page's nonce, mirrored for right-to-left languages. */
export function ThemeFrame({
  direction,
  children,
}: {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}) {
  const cache = useMemo(
    () =>
      createCache({
        key: direction === 'rtl' ? 'emet-rtl' : 'emet',
        nonce: styleNonce(),
        stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
      }),
    [direction],
  );
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
