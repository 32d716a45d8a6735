import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../architecture/cruise';
import { type Hole, holeNames, holes } from './holes';
import { withHole } from './plugin';

it('knows at least ten holes', () => expect(holeNames.length).toBeGreaterThanOrEqual(10));

it.each(holeNames)('can put %s into its source as it is now', (name) => {
  const hole: Hole = holes[name];
  const source = readFileSync(join(projectRoot, hole.file), 'utf8');
  expect(withHole(source, hole)).not.toBe(source);
  expect(() => withHole('', hole)).toThrow('does not have exactly one');
});
