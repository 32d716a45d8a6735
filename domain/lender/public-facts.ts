import { losCapabilities } from '../los/capabilities';
import { publicDefaults } from './public-settings';
import type { PublicFacts } from './settings.schemas';

/** Until the LOS has been asked, nothing is shown as unavailable. */
export const publicFactDefaults: PublicFacts = { ...publicDefaults, losCapabilities };
