/** One role of the palette, with its light and dark values. */
export type Pair = readonly [light: string, dark: string];

/** Surfaces, lines, text, status dots and feedback: the same in every color scheme. */
export const neutralColors = {
  canvas: ['#f6f8f7', '#0e1313'],
  surface: ['#ffffff', '#141a1a'],
  raised: ['#ffffff', '#1a2121'],
  sunken: ['#f0f3f2', '#1f2827'],
  hover: ['#f2f5f4', '#1e2726'],
  line: ['#e2e7e5', '#273130'],
  'line-strong': ['#cad2d0', '#3a4644'],
  'line-input': ['#84908d', '#74827f'],
  text: ['#14201e', '#e8eeec'],
  'text-2': ['#44514e', '#b0bcb9'],
  'text-3': ['#5c6966', '#93a09d'],
  'text-off': ['#6f7b78', '#84918e'],
  'dot-amber': ['#b07d00', '#e6b93f'],
  'dot-blue': ['#2b66c9', '#74a9f7'],
  'dot-green': ['#1f8449', '#56c27f'],
  'dot-orange': ['#cf5610', '#f28b4c'],
  'dot-red': ['#c22a38', '#f2757f'],
  'ok-text': ['#17693a', '#74cf97'],
  'ok-tint': ['#e4f3ea', '#16321f'],
  'warn-text': ['#8a4a08', '#f3b073'],
  'warn-tint': ['#fcf0e2', '#38260f'],
  'bad-text': ['#b02330', '#f78f96'],
  'bad-tint': ['#fcecec', '#3b1c1f'],
} as const satisfies Record<string, Pair>;

/** The roles that a color scheme sets: actions and the current location. */
export interface SchemeColors {
  readonly accent: Pair;
  readonly 'accent-hover': Pair;
  readonly 'accent-tint': Pair;
  readonly 'accent-text': Pair;
  readonly 'on-accent': Pair;
  readonly focus: Pair;
  readonly selected: Pair;
}

/** The color schemes that users can select. tokens.test.ts checks each against WCAG AA. */
export const schemes = {
  teal: {
    accent: ['#0b645f', '#63cdc1'],
    'accent-hover': ['#084f4b', '#84dad0'],
    'accent-tint': ['#e2f0ee', '#163a37'],
    'accent-text': ['#0b645f', '#6fd3c8'],
    'on-accent': ['#ffffff', '#06211f'],
    focus: ['#0b645f', '#6fd3c8'],
    selected: ['#e6f1ef', '#143230'],
  },
  blue: {
    accent: ['#1f4fbf', '#8ab0f9'],
    'accent-hover': ['#183f99', '#a6c3fb'],
    'accent-tint': ['#e5ecfb', '#1b2c4d'],
    'accent-text': ['#1f4fbf', '#93b6fa'],
    'on-accent': ['#ffffff', '#0a1a36'],
    focus: ['#1f4fbf', '#93b6fa'],
    selected: ['#e8eefb', '#182741'],
  },
  indigo: {
    accent: ['#4a3fb8', '#a9a2f5'],
    'accent-hover': ['#3b3296', '#bfb9f8'],
    'accent-tint': ['#ebe9fa', '#2a2656'],
    'accent-text': ['#4a3fb8', '#b1abf6'],
    'on-accent': ['#ffffff', '#15112f'],
    focus: ['#4a3fb8', '#b1abf6'],
    selected: ['#eeecfa', '#242047'],
  },
  plum: {
    accent: ['#8a2a6b', '#e59acb'],
    'accent-hover': ['#6f2156', '#edb3d8'],
    'accent-tint': ['#f8e8f2', '#44203a'],
    'accent-text': ['#8a2a6b', '#e8a3d0'],
    'on-accent': ['#ffffff', '#33102a'],
    focus: ['#8a2a6b', '#e8a3d0'],
    selected: ['#f8ebf4', '#391c31'],
  },
  forest: {
    accent: ['#2c6a2f', '#86cb88'],
    'accent-hover': ['#235426', '#9fd8a1'],
    'accent-tint': ['#e6f2e6', '#1d3a1f'],
    'accent-text': ['#2c6a2f', '#8fd091'],
    'on-accent': ['#ffffff', '#0b250d'],
    focus: ['#2c6a2f', '#8fd091'],
    selected: ['#e9f3e9', '#1a331c'],
  },
  copper: {
    accent: ['#8c4a12', '#e8a768'],
    'accent-hover': ['#703b0e', '#eebb89'],
    'accent-tint': ['#f8ece0', '#40290f'],
    'accent-text': ['#8c4a12', '#ebb07a'],
    'on-accent': ['#ffffff', '#2c1703'],
    focus: ['#8c4a12', '#ebb07a'],
    selected: ['#f8eee4', '#38250f'],
  },
  graphite: {
    accent: ['#3a4650', '#b4c2cc'],
    'accent-hover': ['#2b353d', '#c6d1d9'],
    'accent-tint': ['#e9edef', '#29343b'],
    'accent-text': ['#3a4650', '#bac7d0'],
    'on-accent': ['#ffffff', '#121a1f'],
    focus: ['#3a4650', '#bac7d0'],
    selected: ['#ebeff1', '#243036'],
  },
} as const satisfies Record<string, SchemeColors>;

export type SchemeName = keyof typeof schemes;
export type ColorRole = keyof typeof neutralColors | keyof SchemeColors;

const fontFamily =
  '"Inter Variable", Inter, "Noto Sans Arabic Variable", "Noto Sans Arabic", system-ui, -apple-system, "Segoe UI", sans-serif';

/** Type, space and shape. Sizes are in rem so that the page follows the browser's text size. */
export const measures = {
  font: fontFamily,
  'fs-micro': '0.6875rem',
  'fs-small': '0.75rem',
  'fs-body': '0.8125rem',
  'fs-text': '0.875rem',
  'fs-h3': '0.9375rem',
  'fs-h2': '1.125rem',
  'fs-h1': '1.5rem',
  'fs-figure': '2.25rem',
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '20px',
  s6: '24px',
  s8: '32px',
  s12: '48px',
  'r-s': '4px',
  r: '6px',
  'r-l': '10px',
  'r-full': '999px',
  border: '1px solid var(--line)',
  'shadow-pop': '0 8px 24px light-dark(rgb(20 32 30 / 0.1), rgb(0 0 0 / 0.5))',
  bar: '48px',
  nav: '280px',
  'nav-folded': '64px',
  panel: '340px',
  sidebar: '240px',
  boxed: '1280px',
  container: '1120px',
} as const;

/** Values that depend on the density: rows, controls and cell padding. */
export const densities = {
  comfortable: { row: '40px', control: '36px', cell: '12px' },
  compact: { row: '32px', control: '32px', cell: '8px' },
} as const;

export type TokenName = ColorRole | keyof typeof measures | keyof (typeof densities)['comfortable'];

/** The CSS reference of a token, for `sx` and style overrides: `token('line')` is `var(--line)`. */
export const token = (name: TokenName): string => `var(--${name})`;

/** The concrete value of a color role, for code that can't use CSS variables (MUI's palette, charts). */
export function colorOf(role: ColorRole, scheme: SchemeName, mode: 'light' | 'dark'): string {
  const pair: Pair = Object.hasOwn(neutralColors, role)
    ? neutralColors[role as keyof typeof neutralColors]
    : schemes[scheme][role as keyof SchemeColors];
  return mode === 'light' ? pair[0] : pair[1];
}
