import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Scope {
  /** Everything but what stands in this element. */
  readonly except?: string | undefined;
}

/** Longer than a page takes from one look to another. */
const LASTING_MS = 800;

/** What axe finds and what stays, short enough to read: rule, element, and what is wrong with it. */
export async function findings(page: Page, scope: Scope = {}): Promise<string[]> {
  const found = await look(page, scope);
  if (found.length === 0) return found;
  await page.waitForTimeout(LASTING_MS);
  return look(page, scope);
}

async function look(page: Page, { except }: Scope): Promise<string[]> {
  // Axe is half a megabyte, which a page needs once; the builder would bring it twice with each look.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) });
  // The portal has no frames of other hosts, and nobody asks for what is right: three times as fast.
  builder.setLegacyMode().options({ resultTypes: ['violations'] });
  if (except) builder.exclude(except);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  );
}
