import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const GB = 2 ** 30;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > 4 * GB && freemem() > 8 * GB;
  } catch {
    return false;
  }
}

/**
 * The folder for data that tests copy and remove a thousand times: in memory if there is plenty, because a disk has to record
 * each of their many small files.
 */
export const scratchFolder = (): string => (hasRoomInMemory() ? IN_MEMORY : tmpdir());
