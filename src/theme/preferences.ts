import { readStored, storeOwner, subscribeStored, writeStored } from '../providers/store/stored-values';
import { densities, type SchemeName, schemes } from './tokens';

/** The parts of the window that can have their own theme (SETTINGS-01). */
export const parts = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Part = (typeof parts)[number];
export type OuterPart = Exclude<Part, 'main'>;

export const modes = ['system', 'light', 'dark'] as const;
/** Theme of a part other than the page: the same as the page, light, or dark. */
export const partModes = ['page', 'light', 'dark'] as const;
export const layouts = ['full', 'boxed', 'container'] as const;
export const directions = ['language', 'ltr', 'rtl'] as const;

export type Mode = (typeof modes)[number];
export type PartMode = (typeof partModes)[number];
export type Layout = (typeof layouts)[number];

/** The user's appearance settings. A guest's are stored in this browser, a signed-in user's also in the profile. */
export interface Preferences {
  readonly schemes: Readonly<Record<Part, SchemeName>>;
  readonly mode: Mode;
  readonly partModes: Readonly<Record<OuterPart, PartMode>>;
  readonly density: keyof typeof densities;
  readonly layout: Layout;
  readonly stickyToolbar: boolean;
  readonly shortcutsBar: boolean;
  readonly footer: boolean;
  /** Thin scrollbars in the colors of the theme. */
  readonly scrollbars: boolean;
  readonly animations: boolean;
  readonly direction: (typeof directions)[number];
}

/** The lender's defaults. */
export const defaultPreferences: Preferences = {
  schemes: { main: 'teal', navbar: 'teal', toolbar: 'teal', footer: 'teal' },
  mode: 'system',
  partModes: { navbar: 'page', toolbar: 'page', footer: 'page' },
  density: 'comfortable',
  layout: 'full',
  stickyToolbar: true,
  shortcutsBar: true,
  footer: true,
  scrollbars: true,
  animations: true,
  direction: 'language',
};

/** One scheme in all four parts (SETTINGS-03). */
export const schemeEverywhere = (scheme: SchemeName): Preferences['schemes'] => ({
  main: scheme,
  navbar: scheme,
  toolbar: scheme,
  footer: scheme,
});

type Raw = Readonly<Record<string, unknown>>;

const tree = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});
const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

export const schemeNames = Object.keys(schemes) as SchemeName[];
export const densityNames = Object.keys(densities) as Preferences['density'][];

/** Validates stored values and keeps only known ones. */
export function readPreferences(raw: Raw): Preferences {
  const [scheme, mode, own] = [tree(raw.schemes), tree(raw.partModes), defaultPreferences];
  const schemeOf = (part: Part): SchemeName => oneOf(schemeNames, scheme[part], own.schemes[part]);
  const modeOf = (part: OuterPart): PartMode => oneOf(partModes, mode[part], own.partModes[part]);
  return {
    schemes: {
      main: schemeOf('main'),
      navbar: schemeOf('navbar'),
      toolbar: schemeOf('toolbar'),
      footer: schemeOf('footer'),
    },
    mode: oneOf(modes, raw.mode, own.mode),
    partModes: { navbar: modeOf('navbar'), toolbar: modeOf('toolbar'), footer: modeOf('footer') },
    density: oneOf(densityNames, raw.density, own.density),
    layout: oneOf(layouts, raw.layout, own.layout),
    stickyToolbar: flag(raw.stickyToolbar, own.stickyToolbar),
    shortcutsBar: flag(raw.shortcutsBar, own.shortcutsBar),
    footer: flag(raw.footer, own.footer),
    scrollbars: flag(raw.scrollbars, own.scrollbars),
    animations: flag(raw.animations, own.animations),
    direction: oneOf(directions, raw.direction, own.direction),
  };
}

const PREFIX = 'look.';
const names = Object.keys(defaultPreferences) as (keyof Preferences)[];
/** The former storage key, with `{ theme, scheme, density }` for all users of this browser. */
const OLD_KEY = 'emet.sys.look';

function legacyPreferences(): Raw {
  try {
    const { theme, scheme, density } = tree(JSON.parse(localStorage.getItem(OLD_KEY) ?? 'null'));
    const known = oneOf(schemeNames, scheme, defaultPreferences.schemes.main);
    return { mode: theme, schemes: schemeEverywhere(known), density };
  } catch {
    return {};
  }
}

function stored(): Raw {
  const old = storeOwner() === '' ? legacyPreferences() : {};
  const stored = names.map((name) => [name, readStored(PREFIX + name)] as const);
  return { ...old, ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)) };
}

let seen = '';
let current = defaultPreferences;

/** The current appearance; the same object until something changes. */
export function getPreferences(): Preferences {
  const raw = stored();
  const text = JSON.stringify(raw);
  if (text !== seen) {
    seen = text;
    current = readPreferences(raw);
  }
  return current;
}

/** Stores changed values. Defaults are not stored, so that a new default applies to users who never changed the setting. */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...getPreferences(), ...change };
  const isGuest = storeOwner() === '';
  if (isGuest) localStorage.removeItem(OLD_KEY);
  for (const name of names) {
    // A guest's appearance may come from the former key, which was removed above.
    if (!(Object.hasOwn(change, name) || isGuest)) continue;
    const isDefault = JSON.stringify(next[name]) === JSON.stringify(defaultPreferences[name]);
    writeStored(PREFIX + name, isDefault ? undefined : next[name]);
  }
}

/** Resets everything to the lender's defaults. */
export const resetPreferences = (): void => setPreferences(defaultPreferences);

export const subscribePreferences = (listener: () => void): (() => void) =>
  subscribeStored((key) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  });
