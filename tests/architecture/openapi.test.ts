import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../api/calls';
import { openApi } from '../../api/http/openapi';
import { bodyLimits } from '../../domain/contract/body-limits';
import { oneChecker } from './compile';

const folder = 'node_modules/.cache/openapi';
const file = join(folder, 'portal-api.json');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [join('node_modules', program), ...args], { encoding: 'utf8', env });

it('accepts at most 8 kB of JSON from anyone who has not signed in', () => {
  const open = calls.filter(({ access }) => access.kind === 'public' || access.kind === 'demo');
  expect(open.length).toBeGreaterThan(5);
  expect(open.filter(({ maxBody, upload }) => maxBody > bodyLimits.guest || upload)).toEqual([]);
});

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(openApi(calls)));
});

describe('the OpenAPI document', () => {
  it('passes redocly lint without errors or warnings', () => {
    const { stdout } = run('@redocly/cli/bin/cli.js', 'lint', file, '--format=json');
    expect(JSON.parse(stdout).problems).toEqual([]);
  }, 60_000);

  it('declares the header that names the loan of a document (DATA-05)', () => {
    const { paths } = openApi(calls) as {
      paths: Record<string, { get: { parameters: object[]; description: string } }>;
    };
    const { parameters, description } = paths['/api/storage/{id}']?.get ?? {};
    expect(parameters).toContainEqual({
      ...{ name: 'X-Loan-Number', in: 'header', required: true },
      schema: { type: 'string' },
    });
    expect(description).toContain('Users who may see the loan and hold menu permission 15 (edisclosure)');
  });

  it('generates a client that compiles', async () => {
    writeFileSync(join(folder, 'portal-api.d.ts'), astToString(await openapiTS(JSON.stringify(openApi(calls)))));
    expect(run('@typescript/native/bin/tsc', '-p', 'tests/openapi', ...oneChecker).stdout).toBe('');
  }, 120_000);
});
