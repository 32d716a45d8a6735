import { useStore } from 'react-admin';
import type { CollectionName } from '../providers/data/resource-types';
import type { Preferences } from '../theme/preferences';
import { storeKeyOf } from './store-keys';

export type Density = Preferences['density'];

/** The height of the rows of a list, which the user chooses apart from that of forms. */
export const useDensity = (resource: CollectionName, first: Density) =>
  useStore<Density>(storeKeyOf(resource, 'density'), first);
