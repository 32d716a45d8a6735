import { describe, expect, it } from 'vitest';
import { type Agency, type AgencyRule, agencyOf, ruleOf } from './agency';

describe('the agency of a loan', () => {
  it.each<[Agency, Parameters<typeof agencyOf>[0]]>([
    ['fannie-mae', {}],
    ['fannie-mae', { sLT: '0', sLpInvestorNm: 'Northfield Agency', sLpProductType: 'conforming' }],
    ['freddie-mac', { sLT: '0', sLpInvestorNm: 'Freddie Mac', sLpProductType: 'conforming' }],
    ['freddie-mac', { sLT: '0', sGseDeliveryTargetT: '1', sLpProductType: 'conforming' }],
    ['other', { sLT: '0', sGseDeliveryTargetT: '3', sLpProductType: 'jumbo' }],
    ['other', { sLT: '0', sLpInvestorNm: 'Stonecrop Jumbo', sLpProductType: 'jumbo' }],
    ['fha', { sLT: '1', sLpInvestorNm: 'Commonwealth Pools', sLpProductType: 'fha' }],
    ['va', { sLT: '2' }],
    ['usda', { sLT: '3' }],
    ['other', { sLT: '4' }],
  ])('is %s for %o', (agency, loan) => {
    expect(agencyOf(loan)).toBe(agency);
  });
});

describe('the rule of an agency', () => {
  const rules: readonly (AgencyRule & { readonly name: string })[] = [
    { agencies: ['fha'], from: '2015-09-14', name: 'old' },
    { agencies: ['fha'], from: '2021-06-17', name: 'new' },
    { agencies: ['va'], from: '1900-01-01', name: 'va' },
  ];
  const named = (values: Parameters<typeof ruleOf>[1]) => ruleOf(rules, values)?.name;

  it('is the one in effect on the day of the application', () => {
    expect(named({ sLT: '1', sHmdaApplicationD: '2021-06-16', sCreatedD: '2021-07-01' })).toBe('old');
    expect(named({ sLT: '1', sCreatedD: '2021-06-17' })).toBe('new');
    expect(named({ sLT: '1' })).toBe('new');
    expect(named({ sLT: '1', sCreatedD: '2010-01-01' })).toBeUndefined();
    expect(named({ sLT: '2' })).toBe('va');
  });
});
