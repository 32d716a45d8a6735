import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { MeasuredLooks, measureMarkedOnly, withMarkedTexts } from './text-looks';

interface Scope {
  /** Excludes the content of this element. */
  readonly except?: string | undefined;
  /** Only these rules; by default all. */
  readonly rules?: readonly string[];
  /** Does not measure the contrast of texts that look like one of these, and adds the others. */
  readonly measured?: MeasuredLooks;
}

/** The rules whose findings depend on colors, language or direction. All others find the same on a page in any of them. */
export const rulesOfLook: readonly string[] = [
  'aria-input-field-name',
  'aria-text',
  'button-name',
  'color-contrast',
  'document-title',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'label',
  'landmark-unique',
  'link-in-text-block',
  'link-name',
  'scrollable-region-focusable',
  'valid-lang',
];

/** Longer than the time between two checks of a page. */
const LASTING_MS = 800;

/** The findings of axe in short form: rule, element and problem. */
export async function findings(page: Page, scope: Scope = {}): Promise<string[]> {
  const { measured = new MeasuredLooks() } = scope;
  const first = await withMarkedTexts(page, measured, () => look(page, scope));
  if (first.found.length === 0) {
    measured.add(first.looks);
    return [];
  }
  await page.waitForTimeout(LASTING_MS);
  const { found, looks } = await withMarkedTexts(page, measured, () => look(page, scope));
  measured.add(looks);
  return found;
}

/** Injects axe (half a megabyte) once per page; AxeBuilder would do so for every check. */
async function prepareAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  await measureMarkedOnly(page);
}

async function look(page: Page, { except, rules }: Scope): Promise<string[]> {
  await prepareAxe(page);
  const builder = new AxeBuilder({ page, axeSource: ';' });
  // The portal has no cross-origin frames, and we need only violations: three times as fast.
  builder.setLegacyMode().options({ resultTypes: ['violations'] });
  if (except) builder.exclude(except);
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  );
}
