import { describe, expect, it } from 'vitest';
import { agentRoleLabel } from './agent-role';

const miniCorrespondent = { sBranchChannelT: '3', sCorrespondentProcessT: '3' } as const;

describe('the name of a role on a loan', () => {
  it.each([
    ['60', 'Secondary', 'CONTACT-03'],
    ['61', 'Funder / Post Closer', 'CONTACT-04'],
  ])('%s is %s in channel 3 with process 3 (%s)', (role, label) => {
    expect(agentRoleLabel(role, miniCorrespondent)).toBe(label);
  });

  it('is the usual one in other channels and processes, and of other roles (CONTACT-03, CONTACT-04)', () => {
    for (const place of [
      { sBranchChannelT: '3', sCorrespondentProcessT: '2' },
      { sBranchChannelT: '2', sCorrespondentProcessT: '3' },
      { sBranchChannelT: '3', sCorrespondentProcessT: null },
    ])
      expect(['60', '61'].map((role) => agentRoleLabel(role, place))).toEqual([
        'External Secondary',
        'External Post Closer',
      ]);
    expect(agentRoleLabel('42', miniCorrespondent)).toBe('Funder');
    expect(agentRoleLabel('constructor', miniCorrespondent)).toBe('');
  });
});
