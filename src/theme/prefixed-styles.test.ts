import { compile, middleware, serialize, stringify } from 'stylis';
import { expect, it } from 'vitest';
import { prefixedStyles } from './prefixed-styles';

const written = (css: string): string => serialize(compile(css), middleware([prefixedStyles, stringify]));

it('writes what Safari knows only with a prefix with it, too, once in each place', () => {
  expect(written('.a{user-select:none;color:red}@media print{.a{hyphens:auto}}')).toBe(
    '.a{-webkit-user-select:none;user-select:none;color:red;}@media print{.a{-webkit-hyphens:auto;hyphens:auto;}}',
  );
});

it('leaves all else as it is', () => {
  const css = '.a{display:flex;flex:1;align-items:center;transition:transform 1s;}.a::placeholder{opacity:1;}';
  expect(written(css)).toBe(css);
});
