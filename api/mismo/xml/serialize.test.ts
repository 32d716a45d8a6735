import { expect, it } from 'vitest';
import { outElement } from './output-tree';
import { serialize } from './serialize';

const written = (text: string) =>
  /<MESSAGE[^>]*>(.*)<\/MESSAGE>/s.exec(serialize(Object.assign(outElement('MESSAGE'), { text })))?.[1];

it.each([
  ['as it is', '12 Ölçüm – عربي 😀\t\n', '12 Ölçüm – عربي 😀\t\n'],
  ['with what XML reserves escaped', 'a & b < "c" > d\r\n', 'a &amp; b &lt; &quot;c&quot; &gt; d&#13;\n'],
  ['without what XML cannot carry', 'a\u0000\u000bb\uffff\ud800c', 'abc'],
])('writes text %s', (_, text, expected) => {
  expect(written(text)).toBe(expected);
});
