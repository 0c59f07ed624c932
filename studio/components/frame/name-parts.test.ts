// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { findRefused, nameParts } from './name-parts.ts';

const draw = (html: string) => {
  document.body.innerHTML = html;
  nameParts(document);
};
const nameOf = (selector: string) => document.querySelector(selector)?.getAttribute('aria-label');

test('names controls that have only an icon, and leaves those with a name or text', () => {
  draw(`<button class="clickable-arrow clickable-arrow--right"></button>
    <button class="popup-button" id="words">Language</button>
    <button class="popup-button" id="dots"></button>
    <button class="popup-button array-actions__button"></button>
    <button class="copy-to-clipboard">Copied</button>
    <div class="locked" role="button" tabindex="0"><svg></svg></div>
    <button class="clickable-arrow--left" aria-label="Back"></button>`);
  expect(nameOf('.clickable-arrow--right')).toBe('Next page');
  expect(nameOf('#words')).toBeNull();
  expect(nameOf('#dots')).toBe('More');
  expect(nameOf('.array-actions__button')).toBe('What to do with this row');
  expect(nameOf('.copy-to-clipboard')).toBe('Copy the address');
  expect(nameOf('.locked')).toBe('A colleague is editing this');
  expect(nameOf('.clickable-arrow--left')).toBe('Back');
});

test('names a checkbox after its row and an editor after its label', () => {
  draw(`<table><tr><td class="cell-_select"><input type="checkbox" aria-label="" id="row"></td><td>Fire drill</td></tr></table>
    <div class="field-type"><label class="field-label">Body<span>*</span></label>
      <div class="ContentEditable__root">Words of the text</div></div>`);
  expect(nameOf('#row')).toBe('Choose Fire drill');
  expect(nameOf('.ContentEditable__root')).toBe('Body');
});

test('names a field by its label when the label points elsewhere', () => {
  draw(`<div class="field-type"><label class="field-label" for="field-alt-2">What is seen<span>*</span></label>
      <div><input id="field-alt"></div></div>
    <div class="field-type"><label class="field-label" for="field-tone">Colour</label><input id="field-tone"></div>`);
  expect(nameOf('#field-alt')).toBe('What is seen');
  expect(nameOf('#field-tone')).toBeNull();
});

test('marks the content of a page as main once, and not that of a dialog over it', () => {
  draw('<dialog><div class="collection-list"></div></dialog><div class="collection-list" id="page"></div>');
  expect(document.querySelectorAll('[role=main]')).toHaveLength(1);
  expect(document.querySelector('#page')?.getAttribute('role')).toBe('main');
  draw('<main></main><div class="collection-list"></div>');
  expect(document.querySelectorAll('[role=main]')).toHaveLength(0);
});

test('gives fields the language of their text', () => {
  const label = '<label class="field-label">Title<span class="localized">— <!-- -->हिन्दी</span></label>';
  draw(`<div class="lead-sent"><blockquote lang="gu"></blockquote></div><textarea id="field-message"></textarea>
    <div class="field-type" id="outer"><header>${label}</header>
      <div class="field-type"><input id="inner"></div></div>
    <div class="field-type">${label}<div><input id="field-title"></div></div>
    <div class="field-type">${label}<div class="ContentEditable__root"></div></div>`);
  const languageOf = (selector: string) => document.querySelector(selector)?.getAttribute('lang');
  expect(languageOf('#field-title')).toBe('hi');
  expect(languageOf('.ContentEditable__root')).toBe('hi');
  expect(languageOf('#inner')).toBeNull();
  expect(languageOf('#field-message')).toBe('gu');
});

test('describes a field by its error and its hint as long as they are shown', () => {
  draw(`<div style="display: none"><div class="field-type"><aside class="field-error">No.</aside></div></div>
    <div class="field-type group-field"><div class="field-type">
      <aside class="field-error">This field is required.</aside><input id="name" aria-describedby="own">
      <div class="field-description">Colleagues choose the template by this name.</div></div></div>
    <div class="field-type"><input id="other"></div>`);
  const listTold = () => {
    const ids = document.querySelector('#name')?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? id);
  };
  expect(listTold()).toEqual([
    'own',
    'This field is required.',
    'Colleagues choose the template by this name.',
  ]);
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  expect(findRefused(document)?.id).toBe('name');
  expect(document.querySelector('#other')?.getAttribute('aria-describedby')).toBeNull();

  document.querySelector('.group-field .field-error')?.remove();
  nameParts(document);
  expect(listTold()).toEqual(['own', 'Colleagues choose the template by this name.']);
  expect(document.querySelector('#name')?.getAttribute('aria-invalid')).toBeNull();
  expect(findRefused(document)).toBeNull();
});
