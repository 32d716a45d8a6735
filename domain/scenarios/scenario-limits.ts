export const MAX_SCENARIO_NAME = 80;

/** How many scenarios are compared side by side. */
export const MOST_COMPARED = 3;
