import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds, short enough to read: rule, element, and what is wrong with it; with `rules`, of these rules only. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The portal has no frames of other hosts, and nobody asks for what is right: three times as fast.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  );
}
