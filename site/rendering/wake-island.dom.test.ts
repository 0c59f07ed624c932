import { beforeEach, expect, test, vi } from 'vitest';
import { wakeIsland } from './wake-island.ts';

const hydrate = vi.fn();
const importModule = async (url: string) => (url === '/react.js' ? { hydrate } : { default: () => null });

const setUp = (styles: string, load = importModule) => {
  const holder = document.createElement('div');
  Object.assign(holder.dataset, { src: '/dialog.js', styles });
  return wakeIsland(holder, '/react.js', load);
};

beforeEach(() => {
  hydrate.mockClear();
  // No request reaches the network.
  vi.spyOn(document.head, 'append').mockImplementation((link) => answer(link as HTMLLinkElement));
});

let answer: (link: HTMLLinkElement) => void;

test('a dialog is hydrated once its stylesheets are loaded', async () => {
  const waiting: HTMLLinkElement[] = [];
  answer = (link) => waiting.push(link);
  const woken = setUp('/assets/a.css /assets/b.css');
  await Promise.resolve();
  expect(waiting.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css']);
  expect(hydrate).not.toHaveBeenCalled();
  for (const link of waiting) link.onload?.(new Event('load'));
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
});

test('a stylesheet that fails is requested once more; if it fails again the dialog stays asleep', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  answer = (link) => {
    asked.push(link.getAttribute('href') ?? '');
    if (link.href.endsWith('d.css')) link.onerror?.(new Event('error'));
    else link.onload?.(new Event('load'));
  };
  const woken = expect(setUp('/assets/c.css /assets/d.css')).rejects.toThrow('/assets/d.css');
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(asked).toEqual(['/assets/c.css', '/assets/d.css', '/assets/d.css']);
  expect(hydrate).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a second attempt after a failed script requests no stylesheet twice', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  answer = (link) => {
    asked.push(link.getAttribute('href') ?? '');
    link.onload?.(new Event('load'));
  };
  const offline = async () => Promise.reject(new Error('offline'));
  const failed = expect(setUp('/assets/e.css', offline)).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  await setUp('/assets/e.css');
  expect(asked).toEqual(['/assets/e.css']);
  expect(hydrate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

/** A form in an island that is asleep; `show` shows its page, from the back/forward cache if `persisted`. */
const setUpForm = () => {
  const holder = document.createElement('div');
  holder.dataset.src = '/form.js';
  holder.innerHTML = '<form></form>';
  document.body.append(holder);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return {
    holder,
    show,
    wake: (load = importModule) => wakeIsland(holder, '/react.js', load),
    send: () => holder.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })),
  };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a form whose submission was stopped wakes after a minute', async () => {
  vi.useFakeTimers();
  const { holder, wake, send } = setUpForm();
  const woken = wake();
  send();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(holder.dataset.left).toBe('');
  expect(holder.dataset.awake).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(holder.dataset.awake).toBe('');
  vi.useRealTimers();
});

test('a form that the browser submits during loading wakes when its page is shown again', async () => {
  const { holder, show, wake, send } = setUpForm();
  const woken = wake();
  send();
  await settle();
  show(false);
  await settle();
  expect(hydrate).not.toHaveBeenCalled();
  expect(holder.dataset.awake).toBeUndefined();
  show(true);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
});

test('a form that the browser submits after its script failed wakes when its page is shown again', async () => {
  vi.useFakeTimers();
  const { show, wake, send } = setUpForm();
  const failed = expect(wake(async () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  vi.useRealTimers();
  send();
  const woken = wake();
  await settle();
  expect(hydrate).not.toHaveBeenCalled();
  show(true);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
});

/** A form with a required field, whose button is pressed while its script is loading. */
const pressEmpty = (load = importModule) => {
  const { holder, wake } = setUpForm();
  holder.innerHTML = '<form><input name="name" required><button type="submit">Send</button></form>';
  const form = holder.querySelector('form') as HTMLFormElement;
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  const field = form.elements.namedItem('name') as HTMLInputElement;
  const woken = wake(load);
  const bubble = () => field.dispatchEvent(new Event('invalid', { cancelable: true }));
  return { form, field, sent, woken, bubble };
};

test('a press refused by the browser’s validation is repeated once the form is awake, without the browser’s message', async () => {
  const { form, sent, woken, bubble } = pressEmpty();
  expect(bubble()).toBe(false);
  await woken;
  expect(sent).toHaveBeenCalledOnce();
  expect(form.noValidate).toBe(true);
  expect(bubble()).toBe(true);
});

test('a refused press is not repeated if the visitor has typed since', async () => {
  const { field, sent, woken, bubble } = pressEmpty();
  bubble();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await woken;
  expect(sent).not.toHaveBeenCalled();
});

test('if the script fails, the browser’s validation message is shown', async () => {
  vi.useFakeTimers();
  const { form, sent, woken, bubble } = pressEmpty(async () => Promise.reject(new Error('offline')));
  const said = vi.spyOn(form, 'reportValidity');
  const failed = expect(woken).rejects.toThrow('offline');
  bubble();
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(said).toHaveBeenCalledOnce();
  expect(bubble()).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  expect(form.noValidate).toBe(false);
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});

test('after two seconds without the script, the browser’s validation message is shown', async () => {
  vi.useFakeTimers();
  const { form, bubble } = pressEmpty(never);
  const said = vi.spyOn(form, 'reportValidity');
  bubble();
  await vi.advanceTimersByTimeAsync(1900);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toHaveBeenCalledOnce();
  expect(bubble()).toBe(true);
  vi.useRealTimers();
});

test('a press for which the browser’s message was shown is not repeated when the script comes', async () => {
  vi.useFakeTimers();
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { sent, woken, bubble } = pressEmpty(async (url) => {
    await late;
    return importModule(url);
  });
  bubble();
  await vi.advanceTimersByTimeAsync(2000);
  come();
  await woken;
  expect(sent).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test.each(['focusin', 'pointerdown'])('a press is dropped at a %s outside the form', async (away) => {
  const { form, sent, woken, bubble } = pressEmpty();
  bubble();
  document.body.dispatchEvent(new Event(away, { bubbles: true }));
  await woken;
  expect(sent).not.toHaveBeenCalled();
  expect(form.noValidate).toBe(false);
});

test.each(['focusin', 'pointerdown'])('a press is kept at a %s inside the form', async (within) => {
  const { field, sent, woken, bubble } = pressEmpty();
  bubble();
  field.dispatchEvent(new Event(within, { bubbles: true }));
  await woken;
  expect(sent).toHaveBeenCalledOnce();
});

test('a refused press is not repeated if the form was filled from its draft while waking', async () => {
  const { form, field, sent, woken, bubble } = pressEmpty();
  // React fills the field during the click.
  const wakeUp = () => {
    field.value = 'Asha';
  };
  hydrate.mockImplementationOnce(() => form.addEventListener('click', wakeUp, true));
  bubble();
  await woken;
  expect(field.value).toBe('Asha');
  expect(sent).not.toHaveBeenCalled();
});
