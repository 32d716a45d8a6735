import { useSyncExternalStore } from 'react';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import type { PublicFacts } from '../../domain/lender/settings.schemas';
import type { LosCapability } from '../../domain/los/capabilities';
import { shellCalls } from './shell-calls';

const KEY = 'emet.lender';
const FRESH_MS = 15 * 60_000;

/** What was known of the lender when this browser last asked; the portal's own defaults before. */
function lastKnown(): PublicFacts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...publicFactDefaults, ...(stored as Partial<PublicFacts>) };
  } catch {
    return publicFactDefaults;
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
export function storeLender(settings: PublicFacts): void {
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
  const answer = await shellCalls.publicFacts().catch(() => null);
  if (answer) storeLender({ ...publicFactDefaults, ...answer });
}

/** Asks now, and again when the person comes back after a while. */
export function followLender(): void {
  void refreshLender();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > FRESH_MS) void refreshLender();
  });
}

/** Name, hours and contact of the lender, and what its LOS offers, as last known. */
export const useLender = (): PublicFacts => useSyncExternalStore(subscribe, () => known);

/** Whether the LOS of the lender offers what a page or a part of it needs; nothing needed is always offered. */
export const useLosOffers = (capability: LosCapability | undefined): boolean => {
  const { losCapabilities } = useLender();
  return capability === undefined || losCapabilities.includes(capability);
};
