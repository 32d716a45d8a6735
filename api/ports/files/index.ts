import path from 'node:path';
import type { Config } from '../../../config/config';
import type { FileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

/** Object storage if a bucket is configured, otherwise a folder in the data folder. */
export const createFileStore = (config: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  config.s3 ? createS3Store(config.s3) : createFolderStore(path.join(config.dataDir, 'files'));
