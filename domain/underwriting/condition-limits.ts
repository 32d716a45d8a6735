export const MAX_DESCRIPTION = 500;
export const MAX_NOTE = 2000;
/** Document types that a condition accepts. */
export const MAX_ACCEPTED = 20;
/** Conditions of a loan that one call can add or answer. */
export const MAX_CONDITIONS_AT_ONCE = 50;
/** Documents that one call can attach to conditions. */
export const MAX_ATTACHED_AT_ONCE = 50;
