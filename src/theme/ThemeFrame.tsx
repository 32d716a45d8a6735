import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useMemo } from 'react';
import { prefixer } from 'stylis';
import { styleNonce } from './apply-theme';

/** Style sheets of the components: with this page's nonce, and mirrored where the language runs from right to left. */
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
