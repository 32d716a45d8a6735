import type { loan as english } from '../en/loan';
import type { Translation } from '../translation';

export const loan = {} satisfies Translation<typeof english>;
