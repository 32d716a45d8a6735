/** How long a mailed PIN works. */
export const PIN_MINUTES = 10;

/** Wrong tries after which it no longer works. */
export const PIN_TRIES = 5;
