import { type LosCapability, losCapabilities } from '../los/capabilities';
import { type PublicSettings, publicDefaults } from './public-settings';

/** What everyone reads of the lender, signed in or not: its settings, and what its LOS offers. */
export interface PublicFacts extends PublicSettings {
  readonly losCapabilities: readonly LosCapability[];
}

/** Nothing is called unavailable before the LOS was asked. */
export const publicFactDefaults: PublicFacts = { ...publicDefaults, losCapabilities };
