export const pipeline = {};
