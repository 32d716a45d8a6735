import { useSyncExternalStore } from 'react';
import { type PublicSettings, publicDefaults } from '../../domain/lender/public-settings';
import { request } from '../providers/data/http';

const KEY = 'emet.lender';
const FRESH_MS = 15 * 60_000;

/** What was known of the lender when this browser last asked; the portal's own defaults before. */
function lastKnown(): PublicSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...publicDefaults, ...(kept as Partial<PublicSettings>) };
  } catch {
    return publicDefaults;
  }
}

let known = lastKnown();
let askedAt = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes over what the lender has set, here and for the next visit. */
export function keepLender(settings: PublicSettings): void {
  const text = JSON.stringify(settings);
  if (text === JSON.stringify(known)) return;
  known = settings;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without a store, the next visit asks again.
  }
  for (const listener of listeners) listener();
}

/** Asks what the lender has set. Nothing waits for it: where it fails, what is known stays. */
export async function refreshLender(): Promise<void> {
  askedAt = Date.now();
  const answer = await request<PublicSettings>('/public/settings', { signsIn: true }).catch(() => null);
  if (answer) keepLender({ ...publicDefaults, ...answer.data });
}

/** Asks now, and again when the person comes back after a while. */
export function followLender(): void {
  void refreshLender();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > FRESH_MS) void refreshLender();
  });
}

/** Name, hours and contact of the lender, as last known. */
export const useLender = (): PublicSettings => useSyncExternalStore(subscribe, () => known);
