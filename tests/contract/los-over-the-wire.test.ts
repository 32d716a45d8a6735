import { losContract } from './los.contract';
import { openOverTheWire } from './open-los';

losContract('the embedded LOS across the wire', openOverTheWire);
