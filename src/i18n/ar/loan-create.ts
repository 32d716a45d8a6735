import type { create as english } from '../en/loan-create';
import type { Translation } from '../translation';

export const create = {} satisfies Translation<typeof english>;
