import { describe, expect, it } from 'vitest';
import { jpegLogo, pngLogo, svgLogo } from './logo.test-support';
import { readLogo } from './read-logo';

const svgOf = (inside: string, attributes?: string): string =>
  readLogo(svgLogo(inside, attributes)).bytes.toString('utf8');
const refused = (bytes: Buffer) => {
  try {
    readLogo(bytes);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a raster logo', () => {
  it('is a PNG without its metadata', () => {
    const { contentType, width, height, bytes } = readLogo(pngLogo(60, 20));
    expect({ contentType, width, height }).toEqual({ contentType: 'image/png', width: 60, height: 20 });
    expect(bytes.includes('Somebody')).toBe(false);
  });

  it('is a JPEG', () => {
    expect(readLogo(jpegLogo)).toMatchObject({ contentType: 'image/jpeg', width: 1, height: 1 });
  });

  it('has at most 1,200 pixels a side', () => {
    expect(readLogo(pngLogo(1200, 3))).toMatchObject({ width: 1200 });
    expect(refused(pngLogo(1201, 3))).toMatchObject({ code: 'too-large' });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('logo')],
    ['a GIF', Buffer.from('GIF89a')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a cut PNG', pngLogo().subarray(0, 60)],
    ['a PNG whose chunk claims to be huge', Buffer.concat([pngLogo().subarray(0, 33), Buffer.alloc(12, 0xff)])],
    ['a cut JPEG', jpegLogo.subarray(0, 20)],
  ])('is not %s', (_, bytes) => {
    expect(refused(bytes)).toMatchObject({ code: 'wrong-type', wording: { code: 'logo-not-readable' } });
  });
});

describe('an SVG logo', () => {
  it('keeps what draws', () => {
    const svg = svgOf(
      '<style>.a{fill:#123456}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
        '<g transform="scale(2)"><path class="a" d="M0 0h9v9z"/><rect style="fill: url(#g); stroke:none" width="9" height="9"/></g>',
    );
    for (const part of ['.a{fill:#123456}', 'fill:url(#g);stroke:none', 'd="M0 0h9v9z"', 'transform="scale(2)"']) {
      expect(svg).toContain(part);
    }
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    ['an event handler', '<path d="M0 0" onload="alert(1)"/>', 'alert'],
    ['a link in a style', '<path d="M0 0" style="fill:url(https://evil.example/x.svg#a)"/>', 'evil'],
    ['a link in an attribute', '<path d="M0 0" fill="url( \'//evil.example/a#b\' )"/>', 'evil'],
    ['an escaped link', '<path d="M0 0" style="fill:u\\72l(https://evil.example)"/>', 'evil'],
    ['an import', '<style>@import "https://evil.example/a.css"; .a{fill:red}</style>', 'evil'],
    ['a style sheet with a link', '<style>.a{fill:url(file:///etc/passwd)}</style>', 'passwd'],
    ['the notes of a drawing program', '<metadata><a href="file:///home/me"/></metadata>', 'home'],
    ['other namespaces', '<x:view xmlns:x="urn:x"><path d="M9 9"/></x:view>', 'M9'],
    ['a gradient from elsewhere', '<linearGradient id="a" href="other.svg#b"/>', 'other'],
  ])('drops %s', (_, inside, part) => {
    expect(svgOf(inside)).not.toContain(part);
  });

  it.each([
    ['text', '<text>Emet</text>'],
    ['image', '<image href="file:///etc/passwd"/>'],
    ['foreignObject', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['use', '<use href="#a"/>'],
    ['filter', '<filter id="f"/>'],
    ['animate', '<animate attributeName="href"/>'],
    ['clip-path', '<clipPath id="a"><path d="M0 0" clip-path="url(#b)"/></clipPath>'],
    ['clip-path', '<clipPath id="a" style="clip-path:url(#b)"/>'],
    ['clip-path', '<style>path{clip-path:url(#a)}</style>'],
  ])('with “%s” is refused by its name', (part, inside) => {
    expect(refused(svgLogo(inside))).toMatchObject({ wording: { code: 'logo-svg-part', values: { part } } });
  });

  it.each([
    [
      'custom entities',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
    ],
    ['no size', svgLogo('<path d="M0 0"/>', '')],
    ['a negative size', svgLogo('', 'viewBox="0 0 -5 5"')],
    ['a deep tree', svgLogo('<g>'.repeat(60) + '</g>'.repeat(60))],
    ['too many elements', svgLogo('<path d=""/>'.repeat(5001))],
    ['too many style rules', svgLogo(`<style>${'.a{fill:red}'.repeat(301)}</style>`)],
    ['too many selectors', svgLogo(`<style>${'.a.a *'.repeat(101)}{fill:red}</style>`)],
    ['an open element', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    ['another root', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['no namespace', Buffer.from('<svg viewBox="0 0 1 1"/>')],
  ])('with %s is refused', (_, bytes) => {
    expect(refused(bytes)).toMatchObject({ code: 'wrong-type', wording: { code: 'logo-not-readable' } });
  });
});
