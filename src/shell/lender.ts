import { useSyncExternalStore } from 'react';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import type { PublicFacts } from '../../domain/lender/settings.schemas';
import type { LosCapability } from '../../domain/los/capabilities';
import { shellCalls } from './shell-calls';

const KEY = 'emet.lender';
const FRESH_MS = 15 * 60_000;

/** The lender's settings as last loaded in this browser, with the portal's defaults. */
function lastKnown(): PublicFacts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...publicFactDefaults, ...(stored as Partial<PublicFacts>) };
  } catch {
    return publicFactDefaults;
  }
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

let known = lastKnown();
let askedAt = 0;
/** A browser that has never loaded the settings does not know yet what the LOS has. */
let isFirstLoad = false;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when the settings change. */
export const subscribeLender = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The lender's settings as last loaded. */
export const lenderNow = (): PublicFacts => known;

/** Stores the lender's settings, also for the next visit. */
export function storeLender(settings: PublicFacts): void {
  const text = JSON.stringify(settings);
  if (text === JSON.stringify(known) && hasStored()) return;
  known = settings;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage, the next visit loads them again.
  }
  changed();
}

/** Loads the lender's settings in the background. If that fails, the stored ones stay. */
export async function refreshLender(): Promise<void> {
  askedAt = Date.now();
  const answer = await shellCalls.publicFacts().catch(() => null);
  isFirstLoad = false;
  if (answer) storeLender({ ...publicFactDefaults, ...answer });
  else changed();
}

/** Loads now, and again when the user returns to the tab after a while. */
export function followLender(): void {
  isFirstLoad = !hasStored();
  changed();
  void refreshLender();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > FRESH_MS) void refreshLender();
  });
}

/** Name, hours and contact of the lender, and the capabilities of its LOS, as last loaded. */
export const useLender = (): PublicFacts => useSyncExternalStore(subscribeLender, lenderNow, () => publicFactDefaults);

/** Whether the lender's LOS has a capability. True for undefined: nothing is needed. */
export const useLosOffers = (capability: LosCapability | undefined): boolean => {
  const { losCapabilities } = useLender();
  return capability === undefined || losCapabilities.includes(capability);
};

/** Whether a call that needs a capability can be made: not while the first visit still asks which ones there are. */
export const mayAskLos = (capability: LosCapability): boolean =>
  !isFirstLoad && known.losCapabilities.includes(capability);

/** `mayAskLos` for a component, which renders again when the answer is there. */
export const useMayAskLos = (capability: LosCapability): boolean =>
  useSyncExternalStore(
    subscribeLender,
    () => mayAskLos(capability),
    () => true,
  );
