import { CacheProvider } from '@emotion/react';
import { createContext, type ReactNode, useMemo } from 'react';
import { gatherStyles, styleCache } from './style-cache';

/** Adds the styles that the first view has gathered. */
export const AddStyles = createContext((): void => undefined);

/** Style caches for the components, mirrored for right-to-left languages. The theme adds their styles when the first view is there. */
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
  return (
    <AddStyles value={addStyles}>
      <CacheProvider value={cache}>{children}</CacheProvider>
    </AddStyles>
  );
}
