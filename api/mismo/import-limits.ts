import { MAX_LOAN_FILE_BYTES } from '../../domain/loan/upload-limits';

/** Limits of an import. An application with four people is 60 to 500 kB and about 2,000 elements. */
export const importLimits = {
  bytes: MAX_LOAN_FILE_BYTES,
  depth: 64,
  elements: 400_000,
  /** Attributes of one element; MISMO's elements have up to five. */
  attributes: 64,
  /** Records of one list (assets, debts, …). */
  records: 500,
  borrowers: 4,
} as const;
