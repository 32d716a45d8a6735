import { describe, expect, it } from 'vitest';
import { english } from './english';
import { englishText, isMessageCode } from './english-text';
import { message } from './message';
import { knownMessage } from './read-error-texts';

describe('a message in English', () => {
  it('is its text, with its values', () => {
    expect(englishText('user-id-taken')).toBe(english['user-id-taken']);
    expect(englishText(message('no-loan-of-number', { loanNum: '2600000001' }))).toContain('2600000001');
  });

  it('can contain other messages, and can follow others', () => {
    const before = message('edisclosure-requested', { date: '03/04/2026' });
    expect(englishText(message('edisclosure-cancelled', { before }))).toBe(
      `eDisclosure request canceled. Before: ${englishText(before)}`,
    );
    expect(englishText([message('no-program'), message('not-requested')])).toBe(
      `${english['no-program']}\n${english['not-requested']}`,
    );
  });

  it('is the text of another system if it has no code', () => {
    expect(englishText({ text: 'Ask Ada.' })).toBe('Ask Ada.');
    expect(englishText({ code: 'newer-than-this', values: {} })).toBe('newer-than-this');
  });
});

describe('a message from another system', () => {
  const known = message('edisclosure-cancelled', { before: message('loan-submitted') });
  const newer = { code: 'newer-than-this', values: {} };

  it('is used if every message in it is known', () => {
    expect(knownMessage(known, 'x')).toBe(known);
    expect(knownMessage([known, { text: 'Ask Ada.' }], 'x')).toHaveLength(2);
  });

  it.each([[undefined], [newer], [[known, newer]], [{ ...known, values: { before: newer } }]])(
    'is its English text if it has no code or contains an unknown one: %j',
    (wording) => {
      expect(knownMessage(wording, 'Ask Ada.')).toEqual({ text: 'Ask Ada.' });
    },
  );
});

it('recognizes codes that have a text, and no others', () => {
  expect(isMessageCode('user-id-taken')).toBe(true);
  expect(isMessageCode('newer-than-this')).toBe(false);
});
