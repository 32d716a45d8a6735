import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styleNonce } from './apply-theme';
import { styleCache } from './style-cache';

const SHEETS = 'link[rel~="stylesheet"], style:not([data-emotion])';
const WATCH_MS = 500;

/** Copies language, direction and marks of the page. A `style` attribute would violate the Content-Security-Policy. */
function copyRoot({ documentElement: to }: Document): void {
  const { attributes } = document.documentElement;
  for (const { name } of [...to.attributes]) if (!attributes.getNamedItem(name)) to.removeAttribute(name);
  for (const { name, value } of attributes) if (name !== 'style') to.setAttribute(name, value);
}

/** Copies the style sheets of the page; those of the components are in the cache of the frame. */
function copySheets({ head }: Document): void {
  for (const earlier of head.querySelectorAll(SHEETS)) earlier.remove();
  for (const sheet of document.querySelectorAll(SHEETS)) {
    const copy = head.ownerDocument.importNode(sheet, true);
    // The address of a link would otherwise start from that of the empty window.
    if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href);
    const nonce = styleNonce();
    if (nonce) copy.setAttribute('nonce', nonce);
    head.append(copy);
  }
}

/** Keeps the look of another window like that of the page. Returns how to stop. */
function follow(target: Document): () => void {
  copyRoot(target);
  copySheets(target);
  const root = new MutationObserver(() => copyRoot(target));
  root.observe(document.documentElement, { attributes: true });
  const sheets = new MutationObserver(() => copySheets(target));
  const tokens = document.getElementById('tokens');
  if (tokens) sheets.observe(tokens, { childList: true });
  return () => {
    root.disconnect();
    sheets.disconnect();
  };
}

interface Props {
  /** A window that a click opened, without a page of its own. */
  readonly view: Window;
  readonly title: string;
  /** The user closed the window. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Draws its children in another window, with the look of the page. The window closes when they go away. */
export function WindowFrame({ view, title, onClose, children }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const cache = useMemo(() => styleCache(direction, view.document.head), [direction, view]);
  useEffect(() => {
    const main = view.document.createElement('main');
    view.document.body.replaceChildren(main);
    setPlace(main);
    view.focus();
    return follow(view.document);
  }, [view]);
  useEffect(() => {
    view.document.title = title;
  }, [view, title]);
  useEffect(() => {
    // React runs an effect twice in development; only the second end is one.
    clearTimeout(closing.current);
    const close = (): void => view.close();
    const watch = setInterval(() => view.closed && onClose(), WATCH_MS);
    window.addEventListener('pagehide', close);
    return () => {
      clearInterval(watch);
      window.removeEventListener('pagehide', close);
      closing.current = setTimeout(close);
    };
  }, [view, onClose]);
  return place && createPortal(<CacheProvider value={cache}>{children}</CacheProvider>, place);
}
