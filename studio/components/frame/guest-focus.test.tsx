// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GuestFocus } from './guest-focus.tsx';

let root: Root;

const Form = ({ isSending, isRefused }: { isSending?: boolean; isRefused?: boolean }) => (
  <GuestFocus>
    <form>
      <div className="field-type">
        {isRefused && <p className="field-error">Easy to guess</p>}
        <input type="password" disabled={isSending} />
      </div>
      <button type="submit" disabled={isSending}>
        Choose
      </button>
    </form>
  </GuestFocus>
);

const show = (parts: Parameters<typeof Form>[0]) => act(async () => root.render(<Form {...parts} />));
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const send = () => act(async () => void find('form').dispatchEvent(new Event('submit', { bubbles: true })));
/** In a browser a disabled button loses the focus by itself. */
const loseFocus = () => find('button').blur();

beforeEach(async () => {
  document.body.innerHTML = '<div id="studio"></div>';
  root = createRoot(find('#studio'));
  await show({});
  find('button').focus();
});
afterEach(() => act(async () => root.unmount()));

test('after a refusal the focus is in the refused field', async () => {
  await send();
  loseFocus();
  await show({ isSending: true });
  expect(document.activeElement).toBe(document.body);
  await show({ isRefused: true });
  expect(document.activeElement).toBe(find('input'));
});

test('after a second refusal too, though the first is still shown while the form is sent', async () => {
  await show({ isRefused: true });
  find('button').focus();
  await send();
  loseFocus();
  await show({ isSending: true, isRefused: true });
  await show({ isRefused: true });
  expect(document.activeElement).toBe(find('input'));
});

test('a person who has gone to another field meanwhile stays there', async () => {
  const other = document.createElement('input');
  find('form').append(other);
  await send();
  other.focus();
  await show({ isRefused: true });
  expect(document.activeElement).toBe(other);
});

test('nothing takes the focus before a form is sent, or in the form of a document', async () => {
  loseFocus();
  await show({ isRefused: true });
  expect(document.activeElement).toBe(document.body);
  const controls = document.createElement('div');
  controls.className = 'doc-controls';
  document.body.append(controls);
  await send();
  await show({ isSending: true });
  await show({ isRefused: true });
  expect(document.activeElement).toBe(document.body);
});
