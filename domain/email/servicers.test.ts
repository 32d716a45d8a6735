import { expect, it } from 'vitest';
import { servicerNamed, servicingContact } from './servicers';

const contact = (AgentRoleT: string, AgentName: string, CompanyName: string) => ({
  AgentRoleT,
  AgentName,
  CompanyName,
});

it('takes the subservicer before the servicer, and a company before a person', () => {
  const servicer = contact('62', 'Ida Holm', 'Larch Servicing');
  expect(servicingContact([servicer, contact('64', 'Help Desk', '')])).toBe('Help Desk');
  expect(servicingContact([servicer, contact('3', '', 'Cairn Title')])).toBe('Larch Servicing');
  expect(servicingContact([contact('3', '', 'Cairn Title')])).toBe('');
});

it('finds a servicer whatever the case of its name, and none without a name', () => {
  const known = [{ name: 'Example Subservicing' }, { name: 'Larch' }];
  expect(servicerNamed(known, ' example subservicing')).toBe(known[0]);
  expect(servicerNamed(known, 'Other')).toBeUndefined();
  expect(servicerNamed(known, '')).toBeUndefined();
});
