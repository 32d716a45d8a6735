import { describe, expect, it } from 'vitest';
import { messagePieces, namedIn, typedMention } from './message-pieces';

describe('the parts of a message', () => {
  it('are text, links to websites, and people', () => {
    expect(messagePieces('@Una Writer, see https://example.com/a?b=1. Thanks', ['Una Writer'])).toEqual([
      { kind: 'mention', text: '@Una Writer' },
      { kind: 'text', text: ', see ' },
      { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { kind: 'text', text: '. Thanks' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    '<a href="x">y</a>',
    'https://lender.example@evil.example/',
    'https://',
  ])('make no link of %s', (text) => {
    expect(messagePieces(text)).toEqual([{ kind: 'text', text }]);
  });

  it('find the longest name first, and names with special characters', () => {
    expect(messagePieces('@Ann Lee-Fox (B.)', ['Ann Lee', 'Ann Lee-Fox (B.)'])).toEqual([
      { kind: 'mention', text: '@Ann Lee-Fox (B.)' },
    ]);
  });
});

describe('a mention that is being typed', () => {
  it.each([
    ['Hello @un', { at: 6, search: 'un' }],
    ['@', { at: 0, search: '' }],
    ['(@Una W', { at: 1, search: 'Una W' }],
    ['una@example.com', null],
    ['@Una Writer wants more', null],
  ])('in %s', (text, expected) => expect(typedMention(text, text.length)).toEqual(expected));
});

it('forgets people whose name was deleted from the text', () => {
  const people = [{ name: 'Una' }, { name: 'Pia' }];
  expect(namedIn('@Una, please', people)).toEqual([{ name: 'Una' }]);
});
