import { losContract } from './los.contract';
import { coarseOffers, openCoarse } from './open-los';

losContract('an LOS that only loads, saves and lists', await openCoarse(), coarseOffers);
