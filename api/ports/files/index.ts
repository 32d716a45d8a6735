import path from 'node:path';
import type { Config } from '../../../config/config';
import type { Vault } from '../keys/vault';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';
import { sealedFileStore } from './sealed-file-store';

/** Object storage if a bucket is configured, otherwise a folder in the data folder; encrypted in both. */
export const createFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, vault: Vault) =>
  sealedFileStore(s3 ? createS3Store(s3) : createFolderStore(path.join(dataDir, 'files')), vault);
