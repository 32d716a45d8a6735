import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { styleNonce } from './apply-theme';

/** A style cache for the components of a document, with the page's nonce, mirrored for right-to-left languages. */
export const styleCache = (direction: 'ltr' | 'rtl', container?: HTMLElement): EmotionCache =>
  createCache({
    key: direction === 'rtl' ? 'emet-rtl' : 'emet',
    nonce: styleNonce(),
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
    ...(container && { container }),
  });
