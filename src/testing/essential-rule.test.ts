import { expect, it } from 'vitest';
import { essentialRule } from './essential-rule';

it.each([
  ['.css-1{color:red;display:none;padding:4px;}', '.css-1{display:none;}'],
  ['.css-1::before{content:"; ";color:red;}', '.css-1::before{content:"; ";}'],
  ['@media print{.css-1{color:red;visibility:hidden;}}', '@media print{.css-1{visibility:hidden;}}'],
  ['.css-1{color:red;--display:none;}', null],
  ['@keyframes turn{from{opacity:0;}}', null],
])('keeps of %s what a test can notice', (rule, kept) => {
  expect(essentialRule(rule)).toBe(kept);
});
