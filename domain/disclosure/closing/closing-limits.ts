/** How many Closing Disclosures that were requested, and not issued, a loan keeps. */
export const mostRequestedClosings = 40;
