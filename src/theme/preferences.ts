import type { Density, SchemeName } from './tokens';
import { schemes } from './tokens';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** How a person wants the portal to look. Kept on this device; a signed-in person's also stand in the profile. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly scheme: SchemeName;
  readonly density: Density;
}

export const defaultPreferences: Preferences = { theme: 'system', scheme: 'teal', density: 'comfortable' };

const KEY = 'emet.sys.look';
const listeners = new Set<() => void>();
let current: Preferences | undefined;

/** Takes what was stored, whatever it is, and keeps only values that the portal knows. */
export function readPreferences(stored: string | null): Preferences {
  let raw: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    raw = (JSON.parse(stored ?? '{}') as typeof raw | null) ?? {};
  } catch {
    return defaultPreferences;
  }
  return {
    theme: raw.theme === 'light' || raw.theme === 'dark' ? raw.theme : 'system',
    scheme: typeof raw.scheme === 'string' && raw.scheme in schemes ? (raw.scheme as SchemeName) : 'teal',
    density: raw.density === 'compact' ? 'compact' : 'comfortable',
  };
}

export function getPreferences(): Preferences {
  current ??= readPreferences(localStorage.getItem(KEY));
  return current;
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...getPreferences(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
