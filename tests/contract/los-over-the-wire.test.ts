import { losContract } from './los.contract';
import { embeddedOffers, openOverTheWire } from './open-los';

losContract('the embedded LOS across the wire', await openOverTheWire(), embeddedOffers);
