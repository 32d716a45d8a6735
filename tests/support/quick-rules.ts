// jsdom compares an element with the selector of each rule that could apply to it, and reads the selector each time.
// Most are a few element names or classes, which are compared here. A style is made again after each change of the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { essentialRule } from '../../src/testing/essential-rule';

interface ElementImpl {
  readonly _localName: string;
  readonly _namespaceURI: string | null;
  readonly classList: { contains(name: string): boolean };
  hasAttributeNS(namespace: null, name: string): boolean;
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
/** Of one element that has an attribute, such as `[hidden]:not(embed)`. */
const ofAttribute = /^\[([a-z-]+)[^\]]*\](?:\([^()]*\)|[^,>+~\s()])*$/;
/** Applies to what comes before or after an element, never to the element. */
const besides = /^[^,]*::(?:before|after|placeholder|backdrop|-webkit-[a-z-]+|-moz-[a-z-]+)$/;

/** The selectors of jsdom's own style sheet whose rules no test can notice, such as `:link` and `:dir(rtl)`. */
function unnoticed(): ReadonlySet<string> {
  const sheets = join(dirname(createRequire(import.meta.url).resolve('jsdom')), 'jsdom', 'browser');
  const element = document.createElement('style');
  element.textContent = readFileSync(join(sheets, 'default-stylesheet.css'), 'utf8');
  document.head.append(element);
  const rules = [...(element.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  element.remove();
  const noticed = new Set(rules.filter(({ cssText }) => essentialRule(cssText)).map((rule) => rule.selectorText));
  return new Set(rules.map((rule) => rule.selectorText).filter((selector) => !noticed.has(selector)));
}

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
  const skipped = unnoticed();
  const matchers = new Map<string, Matcher | undefined>();
  const asts = new Map<string, unknown>();
  const complete = (selector: string, element: ElementImpl): Checked => {
    if (skipped.has(selector)) return { match: false };
    const [, attribute] = ofAttribute.exec(selector) ?? [];
    const lacksIt = attribute !== undefined && !element.hasAttributeNS(null, attribute);
    return lacksIt ? { match: false } : check(selector, element);
  };
  selectors.check = (selector, element) => {
    if (!matchers.has(selector)) matchers.set(selector, matcherOf(selector));
    const matches = matchers.get(selector);
    if (!matches || element._namespaceURI !== XHTML) return complete(selector, element);
    if (!matches(element)) return { match: false };
    if (!asts.has(selector)) {
      const known = check(selector, element);
      if (!known.match) return known;
      asts.set(selector, known.ast);
    }
    return { match: true, ast: asts.get(selector) };
  };
}
