import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeSbom } from './write-sbom.mjs';

interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: Readonly<Record<string, string>> };
  readonly components: readonly Readonly<Record<string, string>>[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

it('the bill of materials names the portal and the packages that it runs with, in CycloneDX', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'emet-sbom-'));
  try {
    const file = path.join(folder, 'sbom.cdx.json');
    const count = await writeSbom(file);
    const bom = JSON.parse(readFileSync(file, 'utf8')) as Bom;
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(bom.metadata.component).toMatchObject({ name: 'emet-portal', type: 'application' });
    expect(bom.components).toHaveLength(count);
    const names = bom.components.map(({ name }) => name);
    expect(names).toContain('express');
    expect(names).not.toContain('vitest');
    const known = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
    expect(
      bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
