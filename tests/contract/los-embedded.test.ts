import { losContract } from './los.contract';
import { openEmbedded } from './open-los';

losContract('the embedded LOS in process', openEmbedded);
