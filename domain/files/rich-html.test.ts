import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml, plainTextOf } from './rich-html';

const onlyMarks = /^(?:[^<>]|<\/?(?:p|h[2-4]|strong|em|u|ul|ol|li)>|<br>)*$/;

describe('cleanHtml', () => {
  it("keeps the editor's formatting", () => {
    const text =
      '<h2>Rates</h2><p>They <strong>move</strong>, <em>so</em> <u>lock</u>.<br>A &lt; B &amp; C</p><ul><li><p>x</p></li></ul>';
    expect(cleanHtml(text)).toBe(text);
  });

  it('converts other tags to the nearest allowed ones and keeps the remaining text', () => {
    expect(cleanHtml('<h1 class="x">A</h1><div>b <b>c</b></div><table><tr><td>e</td></tr></table>')).toBe(
      '<h2>A</h2><p>b <strong>c</strong></p>e',
    );
  });

  it.each([
    '<script>alert(1)</script>ok',
    '<p onclick="alert(1)">ok</p>',
    '<img src=x onerror=alert(1)>ok',
    '<a href="javascript:alert(1)">ok</a>',
    '<svg><script>alert(1)</script></svg>ok',
    '<p title=">" onclick="alert(1)">ok</p>',
    '<!-- <script>alert(1)</script> -->ok',
    '<style>p{}</style ><STYLE>alert</STYLE>ok',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>ok',
    '<scr<script>x</script>ipt>ok</p>',
  ])('removes anything that could run: %s', (html) => {
    const clean = cleanHtml(html);
    expect(clean).toContain('ok');
    expect(clean).toMatch(onlyMarks);
    expect(clean).not.toMatch(/<script|onclick=|href/);
  });

  it('closes open tags, in order', () => {
    expect(cleanHtml('<p><strong>a<em>b</p>c')).toBe('<p><strong>a<em>b</em></strong></p>c');
    expect(cleanHtml('<ul><li>a')).toBe('<ul><li>a</li></ul>');
  });

  it('contains only allowed tags for any input, and does not change clean HTML', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '<p>',
      '</p>',
      '<b x="',
      '"',
      "'",
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '&',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expect(clean).toMatch(onlyMarks);
        expect(cleanHtml(clean)).toBe(clean);
      }),
    );
  });
});

it('returns the plain text', () => {
  expect(plainTextOf('<h2>Hi</h2><p>a &amp; <strong>b</strong></p><p>&nbsp;</p>')).toBe('Hi a & b');
});
