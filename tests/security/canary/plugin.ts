import type { Plugin } from 'vite';
import { type Hole, type HoleName, holes } from './holes.ts';

/** The source with the hole. Throws if a piece is no longer there exactly once: then the hole has to follow the source. */
export function withHole(source: string, { file, pieces }: Hole): string {
  return pieces.reduce((text, [good, broken]) => {
    if (text.split(good).length !== 2) throw new Error(`${file} does not have exactly one: ${good}`);
    return text.replace(good, () => broken);
  }, source);
}

/** Puts holes into the sources that tests import. The product is built without it. */
export const canary = (names: readonly HoleName[]): Plugin => ({
  name: 'canary',
  enforce: 'pre',
  transform(source, id) {
    const seeded = names.map((name) => holes[name]).filter(({ file }) => id.endsWith(`/${file}`));
    return seeded.length === 0 ? null : seeded.reduce<string>(withHole, source);
  },
});
