import type { Plugin } from 'vite';
import { type Hole, type HoleName, holes } from './holes.ts';

/** The source with the hole. Throws if a piece is no longer there exactly once: then the hole has to follow the source. */
export function withHole(source: string, file: string, { pieces }: Hole): string {
  return pieces.reduce((text, [of, good, broken]) => {
    if (of !== file) return text;
    if (text.split(good).length !== 2) throw new Error(`${file} does not have exactly one: ${good}`);
    return text.replace(good, () => broken);
  }, source);
}

export const filesOf = ({ pieces }: Hole): string[] => [...new Set(pieces.map(([file]) => file))];

/** Puts holes into the sources that tests import. The product is built without it. */
export const canary = (names: readonly HoleName[]): Plugin => ({
  name: 'canary',
  enforce: 'pre',
  transform(source, id) {
    const seeded = names.map((name) => holes[name]);
    const file = seeded.flatMap(filesOf).find((one) => id.endsWith(`/${one}`));
    return file === undefined ? null : seeded.reduce<string>((text, hole) => withHole(text, file, hole), source);
  },
});
