import type { pricing as english } from '../en/pricing';
import type { Translation } from '../translation';

export const pricing = {} satisfies Translation<typeof english>;
