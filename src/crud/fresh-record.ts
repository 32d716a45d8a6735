/**
 * Refetches a record whenever its page opens: React-Admin may have it from a list, but outdated and without its details.
 * The page itself shows a failure.
 */
export const freshRecord = { staleTime: 0, onError: (): void => undefined } as const;
