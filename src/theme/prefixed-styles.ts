import type { StylisPlugin } from '@emotion/cache';

/**
 * Properties that browsers of today know only with a prefix: Safari all of them, Chrome the last until version 130. Emotion's own
 * prefixer is for browsers of 2015: it writes each flex box four times, which every page would pay for.
 */
const PREFIXED: ReadonlySet<string> = new Set(['user-select', 'text-size-adjust', 'hyphens', 'box-decoration-break']);

/** Writes these properties with their prefix, too. */
export const prefixedStyles: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || typeof element.props !== 'string') return;
  if (PREFIXED.has(element.props)) element.return = `-webkit-${element.value}${element.value}`;
};
