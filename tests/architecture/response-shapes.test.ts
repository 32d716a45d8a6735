import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, copyChanged, type FileChange } from './compile';

interface ShapeChange extends FileChange {
  /** The property that is removed from the response. */
  readonly property: string;
  /** The file of the web app that reads it. */
  readonly reader: string;
}

/** Renames a property of a response in its contract. */
const renamed = (call: string, file: string, [property, shape]: readonly [string, string], reader: string) =>
  [call, { file, from: `${property}: ${shape}`, to: `renamed: ${shape}`, property, reader }] as const;

/** For each way in which the web app reads responses, a call whose response changes. */
const shapeChanges: readonly (readonly [call: string, change: ShapeChange])[] = [
  renamed(
    'GET /emet-data/prog/rate-sheets/{id}',
    'domain/pricing/rate-publication.schemas.ts',
    ['biggest', 'priceChange.nullable()'],
    'src/reference/programs/RateChanges.tsx',
  ),
  renamed(
    'GET /auth/access-token',
    'domain/access/access.schemas.ts',
    ['user', 'userData, access_token'],
    'src/access/signing.ts',
  ),
  renamed(
    'GET /emet-data/county/{county}',
    'domain/reference/places.schemas.ts',
    ['limits', 'z.object'],
    'src/reference/places/CountyEditPage.tsx',
  ),
  renamed(
    'GET /emet-data/user/employee',
    'domain/access/user.schemas.ts',
    ['lastSignInAt', 'z.string().nullable()'],
    'src/access/users/UserPages.tsx',
  ),
  renamed(
    'GET /emet-data/zipcode/{zip}',
    'domain/reference/place-fields.ts',
    ['zip', "{ kind: 'text', required: true, maxLength: 5"],
    'src/reference/places/ZipPages.tsx',
  ),
  renamed(
    'GET /lqb/loans',
    'domain/loan/pipeline.schemas.ts',
    ['aBFirstNm', 'text'],
    'src/shell/palette/found-loans.ts',
  ),
  renamed(
    'GET /lqb/loans/{loanNum}/activity',
    'domain/loan/activity.schemas.ts',
    ['description', 'z.string()'],
    'src/loan/dashboard/LatestActivity.tsx',
  ),
  renamed(
    'GET /live',
    'domain/loan/live.schemas.ts',
    ['gone', 'z.array(z.string()).readonly()'],
    'src/providers/live/batch-events.ts',
  ),
];

/** Reads responses, none of which changes. */
const untouched = 'src/reference/BranchPages.tsx';

describe('the shape of a response', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emet-shapes-'));
  let errors: readonly string[];

  beforeAll(async () => {
    const changes = shapeChanges.map(([, change]) => change);
    copyChanged(folder, changes);
    errors = await compile(folder, [...changes.map(({ reader }) => reader), untouched]);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const errorsIn = (file: string) => errors.filter((error) => error.startsWith(`${file}(`));

  it.each(shapeChanges)('breaks the compilation of its page when it changes: %s', (_, { property, reader }) => {
    expect(errorsIn(reader)).toEqual(
      expect.arrayContaining([expect.stringContaining(`Property '${property}' does not exist`)]),
    );
  });

  it('does not affect pages that do not read it', () => {
    expect(errorsIn(untouched)).toEqual([]);
  });
});
