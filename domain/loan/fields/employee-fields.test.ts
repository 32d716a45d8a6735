import { expect, it } from 'vitest';
import { hasFax } from './employee-fields';
import { loanFields } from './loan-fields';

const roles = [
  ...['LoanRep', 'Processor', 'BrokerProcessor', 'LoanOfficerAssistant', 'ExternalSecondary', 'JuniorProcessor'],
  ...['ExternalPostCloser', 'LenderAccExec', 'Manager', 'DisclosureDesk', 'Underwriter', 'JuniorUnderwriter'],
  ...['DocDrawer', 'Funder'],
];

it('gives each of fourteen employees a name, email and phone (CONTACT-07)', () => {
  const names = roles.flatMap((role) => ['Name', 'Email', 'Phone'].map((suffix) => `sEmployee${role}${suffix}`));
  expect(names).toHaveLength(42);
  for (const name of names) expect(loanFields).toHaveProperty(name);
});

it('gives five contact roles a fax number, and no other (CONTACT-08)', () => {
  const withFax = roles.filter((role) => Object.hasOwn(loanFields, `sEmployee${role}Fax`));
  expect(withFax).toEqual(['LoanRep', 'Processor', 'LenderAccExec', 'Manager', 'Underwriter']);
  expect(roles.filter(hasFax)).toEqual(withFax);
});
