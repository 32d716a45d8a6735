// Queries by role and checks of visibility ask for the computed style of an element and of all around it, again and again
// while the page stays the same. jsdom remembers these styles until the page changes, but copies each one property by
// property. Here they are returned as they are, with the values that were read: a computed style cannot be written to.
import { compareQuickly, type PageImpl } from './quick-rules';

const symbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
const page = symbol && (document as unknown as Record<symbol, PageImpl>)[symbol];
if (page) compareQuickly(page);

const view = document.defaultView ?? window;
const compute = view.getComputedStyle.bind(view);
let styles = new WeakMap<Element, CSSStyleDeclaration>();
let madeFor: object | undefined;

/** The same style. A value that is not set there is looked for in all elements around it, once. */
function remembering(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const read = new Map<string, string>();
  const known = new Map<string | symbol, unknown>();
  const getPropertyValue = (name: string): string => {
    const value = read.get(name) ?? style.getPropertyValue(name);
    read.set(name, value);
    return value;
  };
  known.set('getPropertyValue', getPropertyValue);
  return new Proxy(style, {
    get(_, name) {
      if (known.has(name)) return known.get(name);
      const value: unknown = Reflect.get(style, name, style);
      const kept: unknown = typeof value === 'function' ? value.bind(style) : value;
      known.set(name, kept);
      return kept;
    },
  });
}

function quickStyle(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  const now = page?._styleCache;
  if (!now || pseudoElement) return compute(element, pseudoElement);
  if (now !== madeFor) {
    madeFor = now;
    styles = new WeakMap();
  }
  const known = styles.get(element);
  if (known) return known;
  const style = remembering(compute(element));
  // The first computation fills the styles that jsdom remembers, and does not replace them.
  styles.set(element, style);
  return style;
}

view.getComputedStyle = quickStyle;
globalThis.getComputedStyle = quickStyle;
