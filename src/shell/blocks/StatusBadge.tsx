import { StatusDot } from './StatusDot';

/** A loan status with a border around it, as in the head of a page. */
export const StatusBadge = ({ code }: { readonly code: string | null | undefined }) => (
  <StatusDot badge status={code} />
);
