import { describe, expect, it } from 'vitest';
import { employeeRoles } from '../fields/employee-fields';
import { agentRoleCodes, paidToCodes } from './party-codes';

describe('agent roles', () => {
  it('have the fourteen codes and names of staff (CONTACT-01)', () => {
    const named = {
      ...{ '19': 'Loan Officer', '22': 'Processor', '40': 'Broker Processor', '54': 'LO Assistant' },
      ...{ '60': 'External Secondary', '51': 'Jr. Processor', '61': 'External Post Closer' },
      ...{ '21': 'Account Executive', '25': 'Manager', '50': 'Disclosure Desk', '9': 'Underwriter' },
      ...{ '52': 'Junior Underwriter', '46': 'Doc Drawer', '42': 'Funder' },
    };
    expect(Object.keys(named)).toHaveLength(14);
    expect(agentRoleCodes).toMatchObject(named);
    expect(new Set(Object.values(employeeRoles))).toEqual(new Set(Object.keys(named)));
  });

  it('are the codes 0 to 66, each with a name of its own (CONTACT-02)', () => {
    expect(Object.keys(agentRoleCodes)).toEqual(Array.from({ length: 67 }, (_, code) => String(code)));
    const labels = Object.values(agentRoleCodes);
    expect(labels.every((label) => label.trim() !== '')).toBe(true);
    expect(new Set(labels).size).toBe(67);
    for (const label of ['Appraiser', 'Escrow', 'Title', 'Lender', 'Broker', 'Investor', 'Closing Agent'])
      expect(labels).toContain(label);
  });
});

it('names whom fees are paid to by codes of their own, not by agent roles (CONTACT-09)', () => {
  expect(paidToCodes).toEqual({
    ...{ '0': 'Other', '1': 'Appraiser', '3': 'Credit Report', '21': 'Lender', '26': 'Broker' },
    ...{ '31': 'Home Owner Association', '63': 'AMC' },
  });
  expect([paidToCodes['21'], agentRoleCodes['21']]).toEqual(['Lender', 'Account Executive']);
});
