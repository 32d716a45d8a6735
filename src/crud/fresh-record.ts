/**
 * One record is asked for whenever its page opens: React-Admin has it from a list perhaps, but as it was then, and without what
 * hangs on it. That it could not be had is said by the page itself.
 */
export const freshRecord = { staleTime: 0, onError: (): void => undefined } as const;
