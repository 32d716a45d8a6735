import { losContract } from './los.contract';
import { openLendingQbUnderTest } from './open-lendingqb';
import { coarseOffers } from './open-los';

losContract('LendingQB', await openLendingQbUnderTest(), coarseOffers);
