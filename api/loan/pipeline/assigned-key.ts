/** Separator that cannot appear in a login or company name, because neither accepts control characters. */
export const BETWEEN = '\t';

/** An employee assigned to a loan of a company, as stored in the index; both in lower case. */
export const assignedKey = (login: string, companyKey: string): string => `${login}${BETWEEN}${companyKey}`;

export const loginOf = (key: string): string => key.slice(0, key.indexOf(BETWEEN));
export const companyOf = (key: string): string => key.slice(key.indexOf(BETWEEN) + 1);
