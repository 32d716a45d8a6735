import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../domain/files/rich-html';
import { hostileControls, hostileHtml, onlyMarks } from '../../../tests/support/hostile-html';
import { RichText } from './RichText';
import { sanitizeHtml } from './rich-nodes';

const allowed = ['P', 'BR', 'H2', 'H3', 'H4', 'STRONG', 'EM', 'U', 'UL', 'OL', 'LI'];

/** The elements that a browser makes of the HTML, and the names of all their attributes. */
function parsed(html: string) {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
  return {
    strange: elements.map(({ tagName }) => tagName).filter((name) => !allowed.includes(name)),
    attributes: elements.flatMap((element) => element.getAttributeNames()),
    text: body.textContent ?? '',
  };
}

const all = [...hostileHtml, hostileControls];

describe('hostile HTML', () => {
  it.each(all)('is only text and formatting for a browser after the server cleaned it: %s', (html) => {
    const clean = cleanHtml(html);
    expect(clean).toMatch(onlyMarks);
    const { strange, attributes, text } = parsed(clean);
    expect([strange, attributes]).toEqual([[], []]);
    expect(text).toContain('harmless');
    expect(cleanHtml(clean)).toBe(clean);
  });

  it.each(all)('is only text and formatting where it is composed and shown: %s', (html) => {
    const composed = sanitizeHtml(html);
    expect(composed).toMatch(onlyMarks);
    expect(sanitizeHtml(composed)).toBe(composed);
    const { container } = render(<RichText html={html} />);
    const elements = [...(container.firstElementChild?.querySelectorAll('*') ?? [])];
    expect(elements.filter(({ tagName }) => !allowed.includes(tagName))).toEqual([]);
    expect(elements.flatMap((element) => element.getAttributeNames()).filter((name) => name !== 'dir')).toEqual([]);
    expect(container.textContent).toContain('harmless');
  });

  it('has no combination that becomes something else when it is parsed again', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.constantFrom('<', '>', '"', "'", '`', '<!--', '-->', '--!>', '</', '/>', '&', '&lt;', '&#60', '\u0000', 'x'),
      fc.constantFrom('<svg>', '<math>', '<style>', '</style>', '<table>', '<p title="', '<noscript>', '</noscript>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        const { strange, attributes } = parsed(clean);
        expect([strange, attributes]).toEqual([[], []]);
        expect(sanitizeHtml(clean)).toMatch(onlyMarks);
      }),
      { numRuns: 300 },
    );
  });
});
