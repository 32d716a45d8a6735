import { expect, it } from 'vitest';
import { fieldOf } from '../layout/layout';
import { originatorGroup } from '../layout/originator-layout';
import { ofLoan } from './field-holder';
import { addressSources } from './ZipFill';

it('fills the state of the address, not the license state in the same group', () => {
  expect(addressSources(originatorGroup.fields.map(fieldOf), ofLoan)).toEqual({
    zip: 'sUrlaCompanyZip',
    city: 'sUrlaCompanyCity',
    state: 'sUrlaCompanyState',
    country: undefined,
  });
});
