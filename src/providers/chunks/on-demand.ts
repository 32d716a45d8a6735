import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';
import { loadedAgain, withOneReload } from './with-one-reload';

interface OnDemand<Props> {
  (props: Props): ReactElement;
  /** Loads the code, so that it is there when it is needed. Errors occur again, and are shown, when it renders. */
  readonly preload: () => Promise<void>;
}

/**
 * A component whose code is loaded when it first renders, or before. Code that is there renders at once: `lazy` alone would show
 * its fallback first, which React keeps for 300 milliseconds.
 */
export function onDemand<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = (component: ComponentType<Props>): ComponentType<Props> => {
    loaded = component;
    return component;
  };
  const loadOrReload = withOneReload(chunk, load);
  const Waiting = lazy(async () => ({ default: keep(await loadOrReload()) })) as ComponentType<Props>;
  const Part = (props: Props): ReactElement => {
    // Kept while it is mounted: another type would lose its state.
    const [Content] = useState(() => loaded ?? Waiting);
    return createElement(Content, props);
  };
  return Object.assign(Part, {
    preload: async () => {
      if (loaded) return;
      try {
        keep(await load());
        loadedAgain(chunk);
      } catch {
        // It fails again when it renders.
      }
    },
  });
}
