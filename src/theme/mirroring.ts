import type { StylisPlugin } from '@emotion/cache';
import { useEffect, useState } from 'react';
import { prefixedStyles } from './prefixed-styles';

type Direction = 'ltr' | 'rtl';

let plugins: StylisPlugin[] | undefined;
let loading: Promise<void> | undefined;

/** Loads what right-to-left pages need to mirror their styles. */
export function loadMirroring(): Promise<void> {
  loading ??= import('./mirrored-styles').then(
    ({ mirroredStyles }) => {
      plugins = mirroredStyles;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** What Emotion needs for styles of this direction. */
export function pluginsOf(direction: Direction): { readonly stylisPlugins: StylisPlugin[] } {
  if (direction === 'ltr') return { stylisPlugins: [prefixedStyles] };
  if (!plugins) throw new Error('Call loadMirroring before right-to-left styles are made.');
  return { stylisPlugins: [prefixedStyles, ...plugins] };
}

/** The wanted direction once its styles can be made. Until then, the one before; null if there is none yet. */
export function useLoadedDirection(wanted: Direction): Direction | null {
  const [first] = useState(wanted);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(plugins ? 'loaded' : 'loading');
  useEffect(() => {
    if (wanted === 'ltr') return;
    loadMirroring().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [wanted]);
  if (wanted === 'ltr' || state === 'loaded') return wanted;
  return first === 'ltr' || state === 'failed' ? 'ltr' : null;
}
