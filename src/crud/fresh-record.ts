/**
 * Refetches a record whenever its page opens: others may have changed it, and the answer of a save lacks its details.
 * The page itself shows a failure.
 */
export const freshRecord = { staleTime: 0, onError: (): void => undefined } as const;
