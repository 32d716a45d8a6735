import { describe, expect, it } from 'vitest';
import { waitAfter } from './backoff';
import { nextStep, type OpenOrder, type Outcome, type PartyRules } from './next-step';

const backoff = { firstMs: 1000, factor: 2, mostMs: 60_000 };
const party = (rules: Partial<PartyRules> = {}): PartyRules => ({
  ...{ isRepeatable: false, retry: backoff, poll: null },
  ...rules,
});
const order = (parts: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ state: 'submitted', inDoubt: false, attempts: 1, polls: 0, leftMs: 600_000 },
  ...parts,
});
const problem = { code: 'unavailable', message: 'Nobody answers.' };
const step = (parts: Partial<OpenOrder>, rules: Partial<PartyRules>, outcome: Outcome) =>
  nextStep(order(parts), party(rules), outcome, 0.5);

describe('the wait between two tries', () => {
  it('grows by its factor up to its maximum, and varies by up to a quarter', () => {
    expect([1, 2, 3, 20].map((tries) => waitAfter(backoff, tries, 0.5))).toEqual([1000, 2000, 4000, 60_000]);
    expect([waitAfter(backoff, 1, 0), waitAfter(backoff, 1, 1)]).toEqual([750, 1250]);
  });
});

describe('an answer of the party', () => {
  it('ends the order if it is final', () => {
    expect(step({}, {}, { kind: 'completed', result: null })).toEqual({
      ...{ state: 'completed', inDoubt: false, inMs: null, problem: null },
    });
    expect(step({ state: 'waiting' }, {}, { kind: 'failed', problem })).toMatchObject({ state: 'failed', problem });
    expect(step({ state: 'waiting' }, {}, { kind: 'cancelled' })).toMatchObject({ state: 'cancelled', inMs: null });
  });

  it('makes the order wait until the time the party requests, or until the next poll', () => {
    const waits = { poll: backoff };
    expect(step({}, waits, { kind: 'waiting', pollInMs: 2500 })).toMatchObject({ state: 'waiting', inMs: 2500 });
    expect(step({ state: 'waiting', polls: 2 }, waits, { kind: 'waiting' })).toMatchObject({ inMs: 4000 });
  });
});

describe('an order that did not reach the party', () => {
  it('is sent again later, whether repeats are safe or not', () => {
    for (const isRepeatable of [true, false]) {
      expect(step({ attempts: 2 }, { isRepeatable }, { kind: 'not-reached', problem })).toEqual({
        ...{ state: 'submitted', inDoubt: false, inMs: 2000, problem },
      });
    }
  });

  it('remains unknown if an earlier attempt may have reached the party', () => {
    const again = step({ inDoubt: true }, { isRepeatable: true }, { kind: 'not-reached', problem });
    expect(again).toMatchObject({ state: 'submitted', inDoubt: true });
  });

  it('fails after its deadline with its last problem, and is tried a last time just before', () => {
    expect(step({ leftMs: 0 }, {}, { kind: 'not-reached', problem })).toMatchObject({ state: 'failed', problem });
    expect(step({ leftMs: 300 }, {}, { kind: 'not-reached', problem })).toMatchObject({ inMs: 300 });
  });
});

describe('an order whose outcome is unknown', () => {
  const unknown = { kind: 'unknown', problem } as const;

  it('is sent again if the party repeats its answers', () => {
    expect(step({}, { isRepeatable: true, poll: backoff }, unknown)).toMatchObject({
      state: 'submitted',
      inDoubt: true,
    });
  });

  it('is polled and never sent again if repeats are not safe', () => {
    expect(step({}, { poll: backoff }, unknown)).toMatchObject({ state: 'waiting', inMs: 1000, problem });
  });

  it('fails if it can neither be repeated nor polled', () => {
    expect(step({}, {}, unknown)).toMatchObject({ state: 'failed', problem: { code: 'outcome-unknown' } });
  });

  it('is sent again once its party says that it never received it', () => {
    const sure = step({ state: 'waiting', attempts: 1 }, { poll: backoff }, { kind: 'not-received' });
    expect(sure).toMatchObject({ state: 'submitted', inDoubt: false, inMs: 1000, problem: { code: 'not-received' } });
  });

  it('reports that the deadline has passed', () => {
    expect(step({ leftMs: -1 }, { isRepeatable: true }, unknown).problem?.code).toBe('outcome-unknown');
    expect(step({ leftMs: -1 }, { poll: backoff }, unknown).problem?.code).toBe('no-answer');
  });

  it('keeps waiting if a poll gets no answer', () => {
    for (const isRepeatable of [true, false]) {
      const rules = { isRepeatable, poll: backoff };
      expect(step({ state: 'waiting', polls: 1 }, rules, unknown)).toMatchObject({ state: 'waiting', inMs: 2000 });
    }
  });
});
