/** Stands in no login and in no name of a company: neither takes control characters. */
const BETWEEN = '\t';

/** A person assigned to a loan of a company, as the index keeps it; both in lower case. */
export const assignedKey = (login: string, companyKey: string): string => `${login}${BETWEEN}${companyKey}`;
