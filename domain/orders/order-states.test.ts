import { describe, expect, it } from 'vitest';
import { endStates, hasEnded, mayMove, orderStates } from './order-states';

describe('the states of an order', () => {
  it('lead from a draft to exactly three ends', () => {
    expect(endStates).toEqual(['completed', 'failed', 'cancelled']);
    expect(orderStates.filter((state) => !hasEnded(state))).toEqual(['draft', 'submitted', 'waiting']);
  });

  it('are never left once the order has ended', () => {
    for (const from of endStates) {
      for (const to of orderStates) expect(mayMove(from, to), `${from} to ${to}`).toBe(false);
    }
  });

  it('go back only from waiting to submitted', () => {
    const back = orderStates.flatMap((from, index) =>
      orderStates.slice(0, index + 1).flatMap((to) => (mayMove(from, to) ? [`${from} to ${to}`] : [])),
    );
    expect(back).toEqual(['waiting to submitted']);
  });

  it('do not allow completing an order that was not submitted', () => {
    expect(mayMove('draft', 'completed')).toBe(false);
    expect(mayMove('draft', 'waiting')).toBe(false);
    expect(mayMove('submitted', 'completed')).toBe(true);
  });
});
