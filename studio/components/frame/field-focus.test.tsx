// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldFocus } from './field-focus.tsx';

let root: Root;

/** A field for a picture, and the drawer over it. */
const Form = ({ hasDrawer, hasPicture }: { hasDrawer?: boolean; hasPicture?: boolean }) => (
  <FieldFocus>
    <div className="field-type">
      {hasPicture ? <button type="button">Edit the picture</button> : <input aria-label="Create New" />}
    </div>
    {hasDrawer && (
      <dialog open className="drawer">
        <button type="button">Save</button>
      </dialog>
    )}
  </FieldFocus>
);

const show = (parts: Parameters<typeof Form>[0]) => act(async () => root.render(<Form {...parts} />));
const findControl = (name: string) => document.querySelector<HTMLElement>(name) as HTMLElement;
const wait = () => act(async () => vi.advanceTimersByTimeAsync(1000));

beforeEach(async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="studio"></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  await show({});
  findControl('input').focus();
  await show({ hasDrawer: true });
  findControl('dialog button').focus();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('after a drawer has filled a field, the focus is in this field', async () => {
  await show({ hasPicture: true });
  expect(document.activeElement).toBe(document.body);
  await wait();
  expect(document.activeElement).toBe(findControl('.field-type button'));
});

test('a focus that has found another control of the field stays there', async () => {
  const other = document.createElement('button');
  await show({ hasPicture: true });
  findControl('.field-type').append(other);
  other.focus();
  await wait();
  expect(document.activeElement).toBe(other);
});

test('the field is also known by a press that gives no focus, as in Safari', async () => {
  const earlier = document.createElement('div');
  earlier.className = 'field-type';
  earlier.innerHTML = '<input id="title">';
  document.body.prepend(earlier);
  await show({});
  findControl('#title').focus();
  findControl('#studio input').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await show({ hasDrawer: true });
  findControl('dialog button').focus();
  await show({ hasPicture: true });
  await wait();
  expect(document.activeElement).toBe(findControl('#studio .field-type button'));
});

test('while another drawer is open, the focus does not go to the field behind it', async () => {
  const inner = document.createElement('dialog');
  inner.className = 'drawer';
  document.body.append(inner);
  await wait();
  inner.remove();
  (document.activeElement as HTMLElement).blur();
  await wait();
  expect(document.activeElement).toBe(document.body);
});

test('after a press has removed its own button, the focus is in the field', async () => {
  await show({ hasPicture: true });
  await wait();
  findControl('.field-type button').focus();
  await show({});
  expect(document.activeElement).toBe(document.body);
  await wait();
  expect(document.activeElement).toBe(findControl('.field-type input'));
});

test('after a press outside of fields, a field that changes takes no focus', async () => {
  await show({});
  await wait();
  findControl('.field-type input').blur();
  findControl('#studio').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await show({ hasPicture: true });
  await wait();
  expect(document.activeElement).toBe(document.body);
});
