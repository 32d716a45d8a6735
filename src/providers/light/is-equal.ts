import { replaceEqualDeep } from '@tanstack/react-query';

/** Whether two values without cycles are equal: for what React-Admin stores, in place of Lodash's larger function. */
const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || replaceEqualDeep(one, other) === one;

// biome-ignore lint/style/noDefaultExport: React-Admin imports the default
export default isEqual;
