/** The most loans of one run. */
export const MAX_RUN_LOANS = 10_000;
