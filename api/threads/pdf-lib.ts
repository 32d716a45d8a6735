import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('@cantoo/pdf-lib')), '..', 'dist');

/** The package in its one file, for threads that run a single task: to load its hundreds of modules takes most of their time. */
export const pdfLib: typeof import('@cantoo/pdf-lib') = require(path.join(folder, 'pdf-lib.min.js'));
