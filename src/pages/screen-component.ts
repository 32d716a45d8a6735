import { onDemand } from '../providers/chunks/on-demand';
import { loadParts } from '../providers/i18n/portal-i18n';
import type { Page } from './page';
import { screenOf } from './screens';

const components = new WeakMap<object, ReturnType<typeof onDemand>>();

/** The component of a page with its texts; undefined without a screen. Pages that share a screen share it, and keep its state. */
export function screenComponent(page: Page): ReturnType<typeof onDemand> | undefined {
  const screen = screenOf(page);
  if (!screen) return undefined;
  const known = components.get(screen);
  if (known) return known;
  const made = onDemand(page.id, async () => (await Promise.all([screen.load(), loadParts(screen.texts)]))[0]);
  components.set(screen, made);
  return made;
}
