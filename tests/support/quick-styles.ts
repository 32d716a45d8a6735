// Queries by role and checks of visibility ask for the computed style of an element and of all around it, again and again
// while the page stays the same. jsdom remembers these styles until the page changes, but copies each one property by
// property. Here they are returned as they are: a computed style cannot be written to.

const symbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
/** jsdom replaces its styles whenever they may have changed. */
const page = symbol && (document as unknown as Record<symbol, { readonly _styleCache?: object }>)[symbol];

const view = document.defaultView ?? window;
const compute = view.getComputedStyle.bind(view);
let styles = new WeakMap<Element, CSSStyleDeclaration>();
let madeFor: object | undefined;

function quickStyle(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  const now = page?._styleCache;
  if (!now || pseudoElement) return compute(element, pseudoElement);
  if (now !== madeFor) {
    madeFor = now;
    styles = new WeakMap();
  }
  const known = styles.get(element);
  if (known) return known;
  const style = compute(element);
  // The first computation fills the styles that jsdom remembers, and does not replace them.
  styles.set(element, style);
  return style;
}

view.getComputedStyle = quickStyle;
globalThis.getComputedStyle = quickStyle;
