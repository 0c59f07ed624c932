import { expect, test } from 'vitest';
import {
  listClasses,
  listNames,
  partPrint,
  pickStyles,
  readStylesheet,
  writeStylesheet,
} from './used-styles.ts';

const pick = (css: string, ...there: string[]) =>
  pickStyles(readStylesheet(css), (name) => there.includes(name));

test('keeps a rule if all classes of one of its selectors are used', () => {
  const css = '.a{b:c}.a .b,.c>p{d:e}.d:hover{f:g}p{h:i}';
  expect(pick(css, 'a')).toBe('.a{b:c}p{h:i}');
  expect(pick(css, 'c')).toBe('.a .b,.c>p{d:e}p{h:i}');
  expect(pick(css, 'a', 'b', 'c', 'd')).toBe(css);
});

test('ignores classes inside :not(), :is() and :has()', () => {
  const css = '.a:not(.b){c:d}:is(.e,.f) dd{g:h}.i:has(>.j){k:l}';
  expect(pick(css, 'a', 'i')).toBe(css);
  expect(pick(css)).toBe(':is(.e,.f) dd{g:h}');
});

test('filters rules inside blocks, and drops empty blocks', () => {
  const css = '@layer ui{.a{b:c}@media (width>=48rem){.d{e:f}}@supports (g:h){.a{i:j}}}@media print{.d{k:l}}';
  expect(pick(css, 'a')).toBe('@layer ui{.a{b:c}@supports (g:h){.a{i:j}}}');
});

test('keeps layer orders, fonts, keyframes and other at-rules', () => {
  const css =
    '@layer reset,page;@font-face{font-family:A;src:url(/a.woff2)}@keyframes a{to{b:c}}@layer ui,page;@view-transition{navigation:auto}';
  expect(pick(css)).toBe(css);
});

test('braces in strings and addresses do not open or close blocks', () => {
  const css = '.a:before{content:"} .b{"}.c{background:url(data:x;y,z)}p{content:"\\""}[d="{"]{e:f}';
  expect(pick(css)).toBe('p{content:"\\""}[d="{"]{e:f}');
  expect(pick(css, 'a', 'c')).toBe(css);
});

test('collects names from the elements of a page and from the strings of a script', () => {
  expect([...listClasses('<p class="a b"><i class="c"></i></p>')]).toEqual(['a', 'b', 'c']);
  const names = listNames('const s={open:`Hq3`};x.className=`Ab1 Ab2`');
  for (const name of ['Hq3', 'Ab1', 'Ab2']) expect(names.has(name)).toBe(true);
});

test('separates print rules, and keeps their layers', () => {
  const css =
    '@layer ui,page;@layer ui{.a{b:c}@media print{.a{d:e}}@media print,(width>=48rem){.f{g:h}}}@media print{p{i:j}}@layer page{@media print{.k{l:m}}}';
  const { screen, print } = partPrint(readStylesheet(css));
  expect(writeStylesheet(screen)).toBe(
    '@layer ui,page;@layer ui{.a{b:c}@media print,(width>=48rem){.f{g:h}}}',
  );
  expect(writeStylesheet(print)).toBe(
    '@layer ui{@media print{.a{d:e}}}@media print{p{i:j}}@layer page{@media print{.k{l:m}}}',
  );
});
