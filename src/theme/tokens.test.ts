import { describe, expect, it } from 'vitest';
import { cssVariables } from './css-variables';
import { defaultPreferences, schemeEverywhere } from './preferences';
import { type ColorRole, colorOf, type SchemeName, schemes } from './tokens';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const readable: readonly (readonly [ColorRole, readonly ColorRole[]])[] = [
  ['text', ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected', 'accent-tint']],
  ['text-2', ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected']],
  ['text-3', ['canvas', 'surface', 'raised', 'sunken', 'hover']],
  ['accent-text', ['canvas', 'surface', 'raised', 'hover', 'selected', 'accent-tint']],
  ['on-accent', ['accent', 'accent-hover']],
  ['ok-text', ['surface', 'ok-tint']],
  ['warn-text', ['surface', 'canvas', 'warn-tint']],
  ['bad-text', ['surface', 'canvas', 'bad-tint']],
];
const visible: readonly ColorRole[] = [
  'line-input',
  'focus',
  'dot-amber',
  'dot-blue',
  'dot-green',
  'dot-orange',
  'dot-red',
];

describe.each(Object.keys(schemes) as SchemeName[])('the color scheme %s', (scheme) => {
  describe.each(['light', 'dark'] as const)('in %s', (mode) => {
    it.each(readable)('has readable text of the role %s on its surfaces (AA, 4.5)', (text, surfaces) => {
      for (const surface of surfaces) {
        const ratio = contrast(colorOf(text, scheme, mode), colorOf(surface, scheme, mode));
        expect(ratio, `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(visible)('has visible %s on the surface (AA, 3)', (role) => {
      expect(contrast(colorOf(role, scheme, mode), colorOf('surface', scheme, mode))).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('the token style sheet', () => {
  it('has both modes of a color, the specified sizes and the compact rows', () => {
    const css = cssVariables(defaultPreferences);
    expect(css).toContain('--accent:light-dark(#0b645f,#63cdc1);');
    expect(css).toContain('--nav:280px;');
    expect(css).toContain('--panel:340px;');
    expect(css).toMatch(/\[data-density="compact"\]\{--row:32px/);
  });

  it('changes the accent with the scheme and keeps the neutral roles', () => {
    const [root] = cssVariables({ ...defaultPreferences, schemes: schemeEverywhere('plum') }).split('\n');
    expect(root).toContain('--accent:light-dark(#8a2a6b,#e59acb);');
    expect(root).toContain('--text:light-dark(#14201e,#e8eeec);');
  });

  it('gives a part its own mode and scheme only if they differ from the page', () => {
    expect(cssVariables(defaultPreferences)).not.toContain('data-part');
    const css = cssVariables({
      ...defaultPreferences,
      partModes: { navbar: 'dark', toolbar: 'page', footer: 'light' },
      schemes: { main: 'teal', navbar: 'plum', toolbar: 'blue', footer: 'teal' },
    });
    expect(css).toContain('[data-part="navbar"]{color-scheme:dark;color:var(--text);--accent:light-dark(#8a2a6b');
    expect(css).toContain('[data-part="toolbar"]{--accent:light-dark(#1f4fbf');
    expect(css).toContain('[data-part="footer"]{color-scheme:light;color:var(--text);}');
  });
});
