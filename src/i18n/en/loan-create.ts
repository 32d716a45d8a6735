export const create = {};
