import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText';
import { sanitizeHtml } from './rich-nodes';

const plain =
  '<h2>Rates</h2><p>They move <strong>daily</strong>, <em>so</em> <u>lock</u>.<br>Today.</p><ul><li><p>a &lt; b</p></li></ul>';

const hostile = [
  '<script>alert(1)</script><p>ok</p>',
  '<p onclick="alert(1)">ok</p>',
  '<img src=x onerror=alert(1)><p>ok</p>',
  '<a href="javascript:alert(1)">ok</a>',
  '<svg><script>alert(1)</script></svg><p>ok</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>ok</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>ok</p>',
  '<p style="background:url(javascript:alert(1))" class="x" id="y">ok</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>ok</p>',
  '<form action="/x"><input name="token"><button>ok</button></form>',
  '<object data="x"></object><embed src="x"><p>ok</p><style>p{display:none}</style>',
  '<template><script>alert(1)</script></template><p>ok</p>',
];

describe('rich text', () => {
  it('keeps supported formatting', () => expect(sanitizeHtml(plain)).toBe(plain));

  it('maps other formatting to the closest supported one, and keeps all text', () => {
    expect(sanitizeHtml('<h1>A</h1><div>b <b>c</b> <i>d</i></div><table><tr><td>e</td></tr></table>')).toBe(
      '<h2>A</h2><p>b <strong>c</strong> <em>d</em></p>e',
    );
    expect(sanitizeHtml('<div><p>a</p><p>b</p></div>')).toBe('<p>a</p><p>b</p>');
  });

  it('is empty if it has no text', () => expect(sanitizeHtml('<p> </p><ul><li></li></ul>')).toBe(''));

  it.each(hostile)('removes anything that could execute: %s', (html) => {
    const clean = sanitizeHtml(html);
    expect(clean).toContain('ok');
    expect(clean).not.toMatch(/alert|script|=|<(?!\/?(p|br|h[2-4]|strong|em|u|ul|ol|li)>)/i);
    expect(sanitizeHtml(clean)).toBe(clean);
    const { container } = render(<RichText html={html} />);
    const body = container.firstElementChild;
    for (const element of body?.querySelectorAll('*') ?? []) {
      expect(['P', 'BR', 'H2', 'H3', 'H4', 'STRONG', 'EM', 'U', 'UL', 'OL', 'LI']).toContain(element.tagName);
      expect([...element.attributes].map(({ name }) => name)).toEqual(element.tagName === 'BR' ? [] : ['dir']);
    }
    expect(body?.textContent).toContain('ok');
  });

  it('is displayed as written', () => {
    const { container } = render(<RichText html={plain} />);
    expect(container.querySelector('h2')).toHaveTextContent('Rates');
    expect(container.querySelector('li')).toHaveTextContent('a < b');
  });
});
