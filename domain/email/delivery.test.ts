import { describe, expect, it } from 'vitest';
import { hasEnded } from '../orders/order-states';
import {
  afterAttempt,
  canSendAgain,
  type Delivery,
  deliveriesOf,
  type EmailOrder,
  emailState,
  pendingOf,
} from './delivery';

const to = ['Ann@example.com', 'bo@example.com'];
const accepted: Delivery = { address: 'ann@EXAMPLE.com', state: 'accepted', code: null };
const refused: Delivery = { address: 'bo@example.com', state: 'refused', code: 550 };
const delayed: Delivery = { address: 'bo@example.com', state: 'delayed', code: 450 };
const order = (state: EmailOrder['state'], problem: string | null = null): EmailOrder => ({
  ...{ state, problem, hasEnded: hasEnded(state) },
});

describe('what became of an email', () => {
  it.each([
    [null, [], ['recorded', 'recorded'], 'recorded'],
    [order('submitted'), [], ['waiting', 'waiting'], 'submitted'],
    [order('submitted'), [accepted, delayed], ['accepted', 'delayed'], 'submitted'],
    [order('completed'), [accepted, refused], ['accepted', 'refused'], 'partly'],
    // Emails of earlier versions have no deliveries.
    [order('completed'), [], ['accepted', 'accepted'], 'completed'],
    [order('failed', 'not-sent'), [], ['failed', 'failed'], 'failed'],
    [order('failed', 'refused-for-now'), [accepted, delayed], ['accepted', 'failed'], 'partly'],
    [order('failed', 'outcome-unknown'), [], ['unknown', 'unknown'], 'unknown'],
    [order('failed', 'outcome-unknown'), [accepted, delayed], ['accepted', 'unknown'], 'unknown'],
    [order('failed', 'outcome-unknown'), [refused], ['unknown', 'refused'], 'unknown'],
    [order('cancelled'), [], ['failed', 'failed'], 'cancelled'],
    // The process was killed between the answer of the server and the end of the order.
    [
      order('failed', 'outcome-unknown'),
      [accepted, { ...delayed, state: 'accepted' as const }],
      ['accepted', 'accepted'],
      'completed',
    ],
  ] as const)('%j with %j is %j: %s', (of, known, states, state) => {
    const shown = deliveriesOf(to, known, of);
    expect(shown.map((each) => each.state)).toEqual(states);
    expect(emailState(shown, of)).toBe(state);
  });

  it('leaves out of the next attempt those who have it or were refused', () => {
    expect(pendingOf(to, [accepted, delayed])).toEqual(['bo@example.com']);
    expect(pendingOf(to, [accepted, refused])).toEqual([]);
  });

  it('adds what an attempt brought to what was known', () => {
    expect(afterAttempt([accepted, delayed], ['bo@example.com'], [{ ...refused, address: 'BO@example.com' }])).toEqual([
      accepted,
      refused,
    ]);
    expect(afterAttempt([], to, [refused])).toEqual([{ ...accepted, address: 'Ann@example.com' }, refused]);
  });

  it('can be changed by sending again, except while it is sent or when all have it', () => {
    const all = ['recorded', 'submitted', 'completed', 'partly', 'unknown', 'failed', 'cancelled'] as const;
    expect(all.filter(canSendAgain)).toEqual(['partly', 'unknown', 'failed', 'cancelled']);
  });
});
