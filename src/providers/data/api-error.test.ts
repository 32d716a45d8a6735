import { describe, expect, it } from 'vitest';
import { message } from '../../../domain/messages/message';
import { downloadFailure, failureInBody, failureOf, unreachable } from './api-error';

const messageOf = (status: number, text: string): string => failureOf(status, text, null).message;

describe('the message of a failed call', () => {
  it('says that the server is too slow for a status above 500, but not for 500', () => {
    const busy =
      'The server is taking too long to respond. The site may be temporarily unavailable or too busy. ' +
      'Please try again in a few moments. We apologize for the inconvenience.';
    expect(messageOf(503, '{"message":"down"}')).toBe(busy);
    expect(messageOf(501, '')).toBe(busy);
    expect(messageOf(502, '{"result":{"status":"error","error":"No rate"}}')).toBe(busy);
    expect(messageOf(500, '{"message":"disk full"}')).toBe('disk full');
  });

  it('is result.error if result.status is error, ignoring case', () => {
    expect(messageOf(400, '{"result":{"status":"ERROR","error":"No rate"}}')).toBe('No rate');
    expect(messageOf(400, '{"result":{"status":"Error"}}')).toBe('Bad Request Error!');
    expect(messageOf(500, '{"result":{"status":"eRRoR","error":""}}')).toBe('Bad Request Error!');
  });

  it('is the body if that is a text', () => {
    expect(messageOf(400, 'Bad zip')).toBe('Bad zip');
    expect(messageOf(400, '"Bad zip"')).toBe('Bad zip');
    expect(messageOf(400, '{"reason":"zip"}')).toBe('{"reason":"zip"}');
  });

  it('contains the status if the body is empty', () => {
    expect(messageOf(404, '')).toBe('Error 404');
    expect(messageOf(404, '{}')).toBe('Error 404');
  });

  it('keeps code, fields and request ID, and offers the fields to a form', () => {
    const body = { code: 'invalid', message: 'Check it.', fields: { sNoteIR: 'Required' }, requestId: 'r-1' };
    const error = failureOf(422, JSON.stringify(body), 'r-2');
    expect(error).toMatchObject({ code: 'invalid', status: 422, fields: { sNoteIR: 'Required' }, requestId: 'r-1' });
    expect(error.body.errors).toEqual({ sNoteIR: 'Required' });
  });

  it('takes the request ID from the header if the body has none', () => {
    expect(failureOf(404, 'gone', 'r-2').requestId).toBe('r-2');
  });
});

describe('a successful answer', () => {
  it('is a failure if the LOS reports one', () => {
    expect(failureInBody({ result: { status: 'Error', error: 'Loan is locked' } }, 200, null)?.message).toBe(
      'Loan is locked',
    );
  });

  it('is no failure if result.status is ok or missing', () => {
    expect(failureInBody({ result: { status: 'OK' } }, 200, null)).toBeNull();
    expect(failureInBody([1, 2], 200, null)).toBeNull();
    expect(failureInBody(null, 200, null)).toBeNull();
  });
});

describe('the message data of a failed call', () => {
  it('is a code for errors of the web app itself', () => {
    expect(failureOf(503, '', null).wording).toEqual(message('server-busy'));
    expect(failureOf(404, '', null).wording).toEqual(message('failed-with-status', { status: 404 }));
    expect(unreachable()).toMatchObject({ status: 0, code: 'no-answer', wording: message('unreachable') });
    expect(failureInBody({ result: { status: 'error' } }, 200, null)?.wording).toEqual(message('bad-request'));
  });

  it('contains the cause of a failed download', () => {
    const busy = failureOf(503, '', 'r-9');
    expect(downloadFailure(busy)).toMatchObject({
      message: `Error while downloading. ${busy.message}`,
      requestId: 'r-9',
      wording: message('download-failed', { text: message('server-busy') }),
    });
  });

  it('is the server’s message, as a code or text', () => {
    const wording = message('no-loan-of-number', { loanNum: '7' });
    const body = { code: 'not-found', message: 'Loan 7 was not found.', wording, requestId: 'r' };
    expect(failureOf(404, JSON.stringify(body), null).wording).toEqual(wording);
    expect(failureOf(400, 'Bad zip', null).wording).toEqual({ text: 'Bad zip' });
  });

  it('is available by field for forms', () => {
    const fields = { sNoteIR: 'Enter a number.', sTerm: 'Use at least 8.', sLNm: 'Ask Ada.' };
    const least = message('password-too-short', { least: 8 });
    const body = {
      code: 'invalid',
      message: 'x',
      fields,
      fieldWordings: { sNoteIR: message('not-a-number'), sTerm: least },
    };
    expect(failureOf(422, JSON.stringify(body), null).fields).toEqual({
      sNoteIR: 'not-a-number',
      sTerm: JSON.stringify(least),
      sLNm: 'Ask Ada.',
    });
  });
});
