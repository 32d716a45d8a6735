import { losCapabilities } from '../los/capabilities';
import { publicDefaults } from './public-settings';
import type { PublicFacts } from './settings.schemas';

/** Nothing is called unavailable before the LOS was asked. */
export const publicFactDefaults: PublicFacts = { ...publicDefaults, losCapabilities };
