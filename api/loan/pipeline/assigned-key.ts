/** Stands in no login and in no name of a company: neither takes control characters. */
const BETWEEN = '\t';

/** A person assigned to a loan of a company, as the index keeps it; both in lower case. */
export const assignedKey = (login: string, companyKey: string): string => `${login}${BETWEEN}${companyKey}`;

export const loginOf = (key: string): string => key.slice(0, key.indexOf(BETWEEN));
export const companyOf = (key: string): string => key.slice(key.indexOf(BETWEEN) + 1);
