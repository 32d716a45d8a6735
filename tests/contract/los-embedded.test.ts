import { losContract } from './los.contract';
import { embeddedOffers, openEmbedded } from './open-los';

losContract('the embedded LOS in process', await openEmbedded(), embeddedOffers);
