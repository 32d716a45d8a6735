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

/**
 * Keeps the styles of a cache until the function that it returns is called, which adds them as one text. The first view has hundreds
 * of rules: to insert each by itself took a fourteenth of the time until then.
 */
export function gatherStyles({ sheet }: EmotionCache): () => void {
  const { insert } = sheet;
  const rules: string[] = [];
  sheet.insert = (rule) => void rules.push(rule);
  return () => {
    sheet.insert = insert;
    const [first] = rules;
    if (first === undefined) return;
    // Makes the element, with its nonce and place.
    sheet.insert(first);
    const element = sheet.tags.at(-1);
    if (element) element.textContent = rules.join('');
    rules.length = 0;
  };
}
