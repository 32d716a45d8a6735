/** How a simulated company treats an order, by the house number of the property. */
export type Treatment =
  | 'ordinary'
  | 'declined'
  | 'delayed'
  | 'excluded'
  | 'lost-answer'
  | 'server-error'
  | 'unreadable'
  | 'below-price'
  | 'other-property'
  | 'subject-to'
  | 'never-delivered';

const byHouse: ReadonlyMap<string, Treatment> = new Map([
  ['9001', 'declined'],
  ['9002', 'delayed'],
  ['9003', 'excluded'],
  ['9004', 'lost-answer'],
  ['9005', 'server-error'],
  ['9006', 'unreadable'],
  ['9007', 'below-price'],
  ['9008', 'other-property'],
  ['9009', 'subject-to'],
  ['9010', 'never-delivered'],
]);

export const treatmentOf = (street: string): Treatment =>
  byHouse.get(/^\s*(\d+)/.exec(street)?.[1] ?? '') ?? 'ordinary';
