import { describe, expect, it } from 'vitest';
import { type CollateralEntry, collateralOf, collateralProblem } from './collateral';

const FUNDED = '2026-11-02';
const nothing = { place: null, holder: null, carrier: null, tracking: null, baileeOn: null, refersTo: null };
const entry = (id: string, kind: CollateralEntry['kind'], on: string, more: Partial<CollateralEntry> = {}) => ({
  ...nothing,
  ...{ id, kind, on, ...more },
});
const vault = entry('a', 'placed', '2026-11-04', { place: 'vault' });
const parcel = {
  place: 'investor',
  holder: 'Harbor Fund',
  carrier: 'FedEx',
  tracking: '77',
  baileeOn: '2026-11-06',
} as const;
const sent = entry('b', 'shipped', '2026-11-06', parcel);
const arrived = entry('c', 'arrived', '2026-11-09', { refersTo: 'b' });
const of = (...entries: CollateralEntry[]) => collateralOf(FUNDED, entries);

describe('collateralOf', () => {
  it('leaves the note with the closing agent from funding on until an entry says more', () => {
    expect(of().location).toEqual({ place: 'closing-agent', holder: null, since: FUNDED });
    expect(of(vault).location).toEqual({ place: 'vault', holder: null, since: '2026-11-04' });
  });

  it('follows a shipment: on its way it is still at its origin, and then at its destination', () => {
    expect(of(vault, sent)).toMatchObject({ location: { place: 'vault' }, moving: { id: 'b', from: 'vault' } });
    expect(of(vault, sent, arrived)).toMatchObject({
      location: { place: 'investor', holder: 'Harbor Fund', since: '2026-11-09' },
      moving: null,
      shipments: [{ id: 'b', sentOn: '2026-11-06', receivedOn: '2026-11-09', returnedOn: null, tracking: '77' }],
    });
  });

  it('brings a returned note back to where it was sent from', () => {
    const returned = entry('d', 'returned', '2026-11-12', { refersTo: 'b' });
    expect(of(vault, sent, arrived, returned)).toMatchObject({
      location: { place: 'vault', since: '2026-11-12' },
      shipments: [{ receivedOn: '2026-11-09', returnedOn: '2026-11-12' }],
    });
  });

  it('keeps a corrected entry, and counts it no longer', () => {
    const corrected = entry('d', 'corrected', '2026-11-10', { refersTo: 'c' });
    const now = of(vault, sent, arrived, corrected);
    expect(now).toMatchObject({ moving: { id: 'b' }, last: { id: 'b' } });
    expect([...now.corrected]).toEqual(['c']);
  });
});

describe('collateralProblem', () => {
  const problem = (entries: CollateralEntry[], next: CollateralEntry, today = '2026-11-20') =>
    collateralProblem(entries, next, { fundedOn: FUNDED, today });

  it.each([
    ['a day to come', [], entry('z', 'placed', '2026-11-21', { place: 'vault' }), 'collateral-in-future'],
    [
      'a day before the latest entry',
      [vault],
      entry('z', 'placed', '2026-11-03', { place: 'vault' }),
      'collateral-before-last',
    ],
    ['another shipment on the way', [vault, sent], entry('z', 'shipped', '2026-11-07', parcel), 'collateral-moving'],
    [
      'the arrival of another shipment',
      [vault, sent],
      entry('z', 'arrived', '2026-11-07', { refersTo: 'y' }),
      'collateral-not-moving',
    ],
    [
      'a second arrival',
      [vault, sent, arrived],
      entry('z', 'arrived', '2026-11-10', { refersTo: 'b' }),
      'collateral-not-moving',
    ],
    [
      'a return without a shipment',
      [vault],
      entry('z', 'returned', '2026-11-10', { refersTo: 'b' }),
      'collateral-not-there',
    ],
    [
      'a shipment to where it is',
      [vault],
      entry('z', 'shipped', '2026-11-07', { ...parcel, place: 'vault', holder: null }),
      'collateral-same-place',
    ],
    [
      'a bailee letter after the shipment',
      [vault],
      entry('z', 'shipped', '2026-11-05', parcel),
      'collateral-bailee-later',
    ],
    [
      'the correction of an earlier entry',
      [vault, sent],
      entry('z', 'corrected', '2026-11-07', { refersTo: 'a' }),
      'collateral-not-last',
    ],
  ] as const)('refuses %s', (_, entries, next, code) => expect(problem([...entries], next)).toBe(code));

  it('allows the return of a shipment that is on its way or arrived', () => {
    const returned = entry('z', 'returned', '2026-11-12', { refersTo: 'b' });
    expect(problem([vault, sent], returned)).toBeNull();
    expect(problem([vault, sent, arrived], returned)).toBeNull();
  });
});
