import { expect, it } from 'vitest';
import { recordTitle } from './record-title';

it('names a record by its holder or address, and its type', () => {
  expect(recordTitle({ id: 'a', holder: 'Alder Bank', type: '3' })).toEqual({ name: 'Alder Bank', type: '3' });
  expect(recordTitle({ id: 'e', employer: 'Harbor Clinic', address: '1 Quay' }).name).toBe('Harbor Clinic');
  expect(recordTitle({ id: 'r', address: ' ', city: 'Ventura' }).name).toBe('Ventura');
  expect(recordTitle({ id: 'a', holder: ' ' })).toEqual({ name: null, type: null });
  expect(recordTitle(null)).toEqual({ name: null, type: null });
});

it('names a title holder by name, whatever their address', () => {
  expect(recordTitle({ id: 'v', firstName: 'Ann', lastName: 'Lee', address: '1 Quay' }).name).toBe('Ann Lee');
  expect(recordTitle({ id: 'v', entityName: 'Lee Trust', address: '1 Quay' }).name).toBe('Lee Trust');
});
