// jsdom compares an element with the selector of each rule that could apply to it, and reads the selector each time.
// Most are a few element names or classes, which are compared here. A style is made again after each change of the page.

interface ElementImpl {
  readonly _localName: string;
  readonly _namespaceURI: string | null;
  readonly classList: { contains(name: string): boolean };
}

interface Checked {
  readonly match: boolean;
  /** For the weight of the rule. */
  readonly ast?: unknown;
  readonly pseudoElement?: unknown;
}

interface Selectors {
  check(selector: string, element: ElementImpl): Checked;
}

/** What jsdom knows of a document. */
export interface PageImpl {
  /** Replaced whenever styles may have changed. */
  readonly _styleCache?: object;
  _getDOMSelector?(): Selectors;
}

const XHTML = 'http://www.w3.org/1999/xhtml';
const plainNames = /^[a-z][a-z\d]*(?:\s*,\s*[a-z][a-z\d]*)*$/;
const plainClasses = /^(?:\.[\w-]+)+(?:\s*,\s*(?:\.[\w-]+)+)*$/;
/** Applies to what comes before or after an element, never to the element. */
const besides = /^[^,]*::(?:before|after|placeholder|backdrop|-webkit-[a-z-]+|-moz-[a-z-]+)$/;

type Matcher = (element: ElementImpl) => boolean;

/** Compares elements with a plain selector; undefined for others. */
function matcherOf(selector: string): Matcher | undefined {
  if (besides.test(selector)) return () => false;
  const parts = selector.split(/\s*,\s*/);
  if (plainNames.test(selector)) return ({ _localName }) => parts.includes(_localName);
  if (!plainClasses.test(selector)) return undefined;
  const classes = parts.map((part) => part.split('.').slice(1));
  return ({ classList }) => classes.some((all) => all.every((name) => classList.contains(name)));
}

/** Makes the document compare elements with plain selectors quickly. */
export function compareQuickly(page: PageImpl): void {
  const selectors = page._getDOMSelector?.();
  if (!selectors) return;
  const check = selectors.check.bind(selectors);
  const matchers = new Map<string, Matcher | undefined>();
  const asts = new Map<string, unknown>();
  selectors.check = (selector, element) => {
    if (!matchers.has(selector)) matchers.set(selector, matcherOf(selector));
    const matches = matchers.get(selector);
    if (!matches || element._namespaceURI !== XHTML) return check(selector, element);
    if (!matches(element)) return { match: false };
    if (!asts.has(selector)) {
      const known = check(selector, element);
      if (!known.match) return known;
      asts.set(selector, known.ast);
    }
    return { match: true, ast: asts.get(selector) };
  };
}
