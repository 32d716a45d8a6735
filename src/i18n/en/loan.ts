export const loan = {};
