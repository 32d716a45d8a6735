import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { pacific } from '../../../../domain/format/date';
import { LosError } from '../../los-error';
import { modifiedLoans } from '../modified-loans';
import { type Call, createClient } from './client';
import { services } from './operations';
import { NoAnswer } from './post';
import { checkedResult } from './result';

const log = pino({ level: 'silent' });

describe('an answer of LendingQB', () => {
  it('has warnings without what identifies a borrower', () => {
    const { warnings } = checkedResult(
      '<result status="OKWithWarning"><Warning>SSN 900-12-3456 of Bo</Warning><Warning>900 12 3456</Warning></result>',
    );
    expect(warnings).toEqual(['SSN ***-**-**** of Bo', '***-**-****']);
  });

  it('lists more modified loans than any other answer may have elements', async () => {
    const loan = '<loan name="1" valid="True" LastModifiedD="11/20/2026 10:42:00"/>';
    const text = `<result status="OK">${loan.repeat(60_000)}</result>`;
    const call: Call = async (_operation, _parameters, read) => read(text);
    const list = modifiedLoans({ call, appCode: 'portal', timeZone: pacific, log });
    expect(await list(null)).toHaveLength(60_000);
    expect(() => checkedResult(text)).toThrow('too large');
  });
});

it('knows that a save was not sent if the sign-in got no answer', async () => {
  const urls = Object.fromEntries(Object.keys(services).map((name) => [name, 'https://los.example'])) as never;
  const call = createClient({
    ...{ urls, log, post: () => Promise.reject(new Error('The save was sent.')) },
    tickets: () => ({
      current: () => Promise.reject(new NoAnswer('timeout', true, 'no token')),
      refused: () => undefined,
    }),
  });
  const failed = await call('Save', ['1', '', '0'], checkedResult).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(LosError);
  expect(failed).toMatchObject({ code: 'timeout', details: { sent: false } });
});
