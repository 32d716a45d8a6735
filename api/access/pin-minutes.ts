/** How many minutes a PIN is valid. */
export const PIN_MINUTES = 10;
