import type { Page } from 'playwright-core';

/** Marks the texts of which axe measures the contrast. */
const MARK = 'data-new-look';

/** Looks of texts whose contrast has been measured. */
export class MeasuredLooks {
  private readonly looks = new Set<string>();

  known(): string[] {
    return [...this.looks];
  }

  add(looks: readonly string[]): void {
    for (const look of looks) this.looks.add(look);
  }
}

/**
 * Runs in the page. Marks one text of each look that is not known, and returns these looks. A look is all that the
 * contrast follows from: color and size of the text, the backgrounds behind it, its class and that of its parent.
 */
function markTexts({ known, mark }: { known: readonly string[]; mark: string }): string[] {
  const seen = new Set(known);
  const backgrounds = new Map<Element, string>();
  const unlike = (value: string, usual: string): string => (value === usual ? '' : value);
  const backgroundOf = (element: Element): string => {
    const found = backgrounds.get(element);
    if (found !== undefined) return found;
    const style = getComputedStyle(element);
    const own = [
      unlike(style.backgroundColor, 'rgba(0, 0, 0, 0)'),
      unlike(style.backgroundImage, 'none'),
      unlike(style.opacity, '1'),
      unlike(style.filter, 'none'),
      unlike(style.mixBlendMode, 'normal'),
      unlike(style.position, 'static'),
      unlike(style.zIndex, 'auto'),
    ].join('');
    const behind = element.parentElement ? backgroundOf(element.parentElement) : '';
    const all = own === '' ? behind : `${behind}|${own}`;
    backgrounds.set(element, all);
    return all;
  };
  const ownText = (element: Element): string =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
  const isField = (element: Element) => element.matches('input, select, textarea');
  const off = ':disabled, [aria-disabled="true"]';
  const namesOff = (element: Element): boolean => {
    const label = element.closest('label');
    if (label?.control?.matches(off)) return true;
    const id = element.closest('[id]')?.id;
    return !!id && document.querySelector(`[aria-labelledby~="${CSS.escape(id)}"]:is(${off})`) !== null;
  };
  // Axe skips these: they must not hide another text of the same look.
  const isSkipped = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest(`[aria-hidden="true"], [inert], ${off}`) !== null ||
    namesOff(element);
  const isCut = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) return true;
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const outer = around.getBoundingClientRect();
      if (right <= outer.left || left >= outer.right || bottom <= outer.top || top >= outer.bottom) return true;
    }
    return false;
  };
  /** 53 bits of the look: a walk passes a thousand of them to each page. */
  const digestOf = (look: string): string => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < look.length; at += 1) {
      const code = look.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    return ((two & 0x1fffff) * 2 ** 32 + (one >>> 0)).toString(36);
  };
  const added: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const text = ownText(element);
    if (text === '' && !isField(element)) continue;
    const style = getComputedStyle(element);
    const parts = [
      element.localName,
      element.getAttribute('type') ?? '',
      element.getAttribute('class') ?? '',
      element.parentElement?.getAttribute('class') ?? '',
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      text.length === 1 ? 'short' : '',
      backgroundOf(element),
    ];
    const look = digestOf(parts.join(' '));
    if (seen.has(look) || isSkipped(element) || isCut(element)) continue;
    seen.add(look);
    added.push(look);
    element.setAttribute(mark, '');
  }
  return added;
}

/** From now on, axe measures the contrast of marked texts only, and copies the source of no element into its results. */
export const measureMarkedOnly = (page: Page): Promise<unknown> =>
  page.evaluate(`axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: '[${MARK}]' }] })`);

/** Runs `check` while one text of each look that is not known is marked, and returns these looks as well. */
export async function withMarkedTexts<Found>(
  page: Page,
  measured: MeasuredLooks,
  check: () => Promise<Found>,
): Promise<{ found: Found; looks: string[] }> {
  const looks = await page.evaluate(markTexts, { known: measured.known(), mark: MARK });
  const found = await check();
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, MARK);
  return { found, looks };
}
