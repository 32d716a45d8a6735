import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../architecture/cruise';
import { type Hole, holeNames, holes } from './holes';
import { filesOf, withHole } from './plugin';

it('knows at least ten holes', () => expect(holeNames.length).toBeGreaterThanOrEqual(10));

it.each(holeNames)('can put %s into its sources as they are now', (name) => {
  const hole: Hole = holes[name];
  expect(existsSync(join(projectRoot, 'tests/security', hole.by))).toBe(true);
  for (const file of filesOf(hole)) {
    const source = readFileSync(join(projectRoot, file), 'utf8');
    expect(withHole(source, file, hole)).not.toBe(source);
    expect(() => withHole('', file, hole)).toThrow('does not have exactly one');
  }
});
