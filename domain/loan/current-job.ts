/** A job that has not ended; a job without a status counts as current. */
export const isCurrentJob = ({ status }: { readonly status?: string | null }): boolean => status !== '1';
