import type { documents as english } from '../en/documents';
import type { Translation } from '../translation';

export const documents = {} satisfies Translation<typeof english>;
