import type { pipeline as english } from '../en/loan-pipeline';
import type { Translation } from '../translation';

export const pipeline = {} satisfies Translation<typeof english>;
