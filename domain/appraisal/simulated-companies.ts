/** The appraisal companies of a demo. Both are invented. */
export const simulatedCompanies = [
  { code: 'CORNER', name: 'Cornerpost Valuation Network' },
  { code: 'LANTERN', name: 'Lantern Hill Appraisal Management' },
] as const;
