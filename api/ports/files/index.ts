import path from 'node:path';
import type { Config } from '../../../config/config';
import type { Vault } from '../keys/vault';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';
import { sealedFileStore } from './sealed-file-store';

type Place = Pick<Config, 's3' | 'dataDir'>;

/** Object storage if a bucket is configured, otherwise a folder in the data folder; with the bytes as they are stored. */
export const createObjectStore = ({ s3, dataDir }: Place) =>
  s3 ? createS3Store(s3) : createFolderStore(path.join(dataDir, 'files'));

/** The files of the portal, encrypted in that place. */
export const createFileStore = (place: Place, vault: Vault) => sealedFileStore(createObjectStore(place), vault);
