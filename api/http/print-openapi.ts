import { calls } from '../calls';
import { openApi } from './openapi';

process.stdout.write(`${JSON.stringify(openApi(calls), null, 2)}\n`);
