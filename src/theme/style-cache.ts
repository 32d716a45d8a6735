import createCache, { type EmotionCache } from '@emotion/cache';
import { styleNonce } from './apply-theme';
import { pluginsOf } from './mirroring';

/** A style cache for the components of a document, with the page's nonce, mirrored for right-to-left languages. */
export const styleCache = (direction: 'ltr' | 'rtl', container?: HTMLElement): EmotionCache =>
  createCache({
    key: direction === 'rtl' ? 'emet-rtl' : 'emet',
    nonce: styleNonce(),
    ...pluginsOf(direction),
    ...(container && { container }),
  });
