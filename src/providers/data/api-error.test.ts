import { describe, expect, it } from 'vitest';
import { failureInBody, failureOf } from './api-error';

const messageOf = (status: number, text: string): string => failureOf(status, text, null).message;

describe('the message of a failed call', () => {
  it('says that the server is too slow for a status above 500, but not for 500 itself', () => {
    const busy = /taking too long to respond.*temporarily unavailable or too busy.*We apologize/;
    expect(messageOf(503, '{"message":"down"}')).toMatch(busy);
    expect(messageOf(501, '')).toMatch(busy);
    expect(messageOf(500, '{"message":"disk full"}')).toBe('disk full');
  });

  it('is result.error where the body says result.status error, in any case', () => {
    expect(messageOf(400, '{"result":{"status":"ERROR","error":"No rate"}}')).toBe('No rate');
    expect(messageOf(400, '{"result":{"status":"error"}}')).toBe('Bad Request Error!');
  });

  it('is the body itself where that is a text', () => {
    expect(messageOf(400, 'Bad zip')).toBe('Bad zip');
  });

  it('names the status where the body is empty', () => {
    expect(messageOf(404, '')).toBe('Error 404');
  });

  it('keeps code, fields and request ID, and offers the fields to a form', () => {
    const body = { code: 'invalid', message: 'Check it.', fields: { sNoteIR: 'Required' }, requestId: 'r-1' };
    const error = failureOf(422, JSON.stringify(body), 'r-2');
    expect(error).toMatchObject({ code: 'invalid', status: 422, fields: { sNoteIR: 'Required' }, requestId: 'r-1' });
    expect(error.body.errors).toEqual({ sNoteIR: 'Required' });
  });

  it('takes the request ID of the header where the body has none', () => {
    expect(failureOf(404, 'gone', 'r-2').requestId).toBe('r-2');
  });
});

describe('a successful answer', () => {
  it('is a failure all the same where the LOS says so', () => {
    expect(failureInBody({ result: { status: 'Error', error: 'Loan is locked' } }, 200, null)?.message).toBe(
      'Loan is locked',
    );
  });

  it('is none where result.status is ok, or there is no result', () => {
    expect(failureInBody({ result: { status: 'OK' } }, 200, null)).toBeNull();
    expect(failureInBody([1, 2], 200, null)).toBeNull();
    expect(failureInBody(null, 200, null)).toBeNull();
  });
});
