/** How title is held, by MISMO’s words for it. */
export const vesting: Readonly<Record<string, string>> = {
  Individual: '0',
  SoleOwnership: '0',
  JointTenantsWithRightOfSurvivorship: '1',
  JointTenants: '1',
  TenantsInCommon: '2',
  TenantsByTheEntirety: '3',
  LifeEstate: '4',
  CommunityProperty: '5',
  LivingTrust: '6',
  Trust: '6',
  Other: '7',
};

/** MISMO's word for how title is held. */
export function vestingType(code: string): string | undefined {
  return Object.keys(vesting).find((type) => vesting[type] === code);
}
