import { losContract } from './los.contract';
import { openCoarse } from './open-los';

losContract('an LOS that only loads, saves and lists', await openCoarse(), ['loans', 'change-feed']);
