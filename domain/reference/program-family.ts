/** The market a program belongs to; scenario filters, lists and price adjustments group by it. */
export const programFamilies = ['conforming', 'jumbo', 'fha', 'va', 'usda', 'non-qm', 'second'] as const;

export type ProgramFamily = (typeof programFamilies)[number];
