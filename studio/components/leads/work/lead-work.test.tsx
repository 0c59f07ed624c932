// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dropFocus } from '../../../testing/drop-focus.ts';
import { typeInto } from '../../../testing/type-under-test.ts';
import { isUnsaved } from '../../use-unsaved.ts';
import { LeadWork } from './lead-work.tsx';

const opened = '2026-11-21T11:45:00.000Z';
const lead = vi.hoisted(() => ({
  id: 3,
  collectionSlug: 'leads',
  docPermissions: {},
  getDocPreferences: async () => ({}),
  savedDocumentData: {} as object,
  /** The document after a save that was faster than the answer to a press. */
  savedMeanwhile: null as object | null,
  setData: (data: object) => Object.assign(lead, { savedDocumentData: lead.savedMeanwhile ?? data }),
}));
const form = vi.hoisted(() => ({
  fields: {} as Record<string, object>,
  modified: false,
  processing: false,
  getFields: () => form.fields,
  setModified: (modified: boolean) => {
    form.modified = modified;
    form.draw();
  },
  draw: () => {},
  dispatchFields: vi.fn(),
  /** Requested form states without an answer yet; each call delivers one. */
  awaited: [] as (() => void)[],
  /** Payload's form state for a document. */
  toState: (data: object) =>
    Object.fromEntries(Object.entries(data).map(([path, value]) => [path, { value, initialValue: value }])),
}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  Link: 'a',
  useAuth: () => ({ user: { role: 'sales' } }),
  useDocumentInfo: () => lead,
  useField: () => ({ value: opened }),
  useForm: () => ({
    getFields: form.getFields,
    dispatchFields: form.dispatchFields,
    setModified: form.setModified,
  }),
  useFormModified: () => form.modified,
  useFormProcessing: () => form.processing,
  useServerFunctions: () => ({
    getFormState: async ({ data }: { data: object }) => {
      await new Promise<void>((resolve) => form.awaited.push(resolve));
      return { state: form.toState(data) };
    },
  }),
}));

const sent = {
  id: 3,
  updatedAt: opened,
  opened,
  kind: 'contact',
  status: 'new',
  answerBy: opened,
  notes: '',
  phone: '+91 98250 12345',
};
const work = {
  lead: sent,
  vehicle: 'Millo',
  toSay: '',
  log: [],
  replies: [] as object[],
  digits: '919825012345',
  mayWhatsApp: true,
  hasConsent: true,
  takers: [] as object[],
  holder: null as { id: number; name: string } | null,
  isLateTold: true,
  askBefore: false,
  others: { count: 1, worked: null as object | null },
};
const answerWith = (more: object) => {
  const ask = vi.fn(async (_url: string) => Response.json({ ...work, ...more }));
  vi.stubGlobal('fetch', ask);
  return ask;
};
const panel = document.body.appendChild(document.createElement('section'));
// Links are not followed.
panel.addEventListener('click', (event) => event.preventDefault());
let root: Root;

beforeEach(async () => {
  answerWith({});
  form.dispatchFields.mockClear();
  form.fields = form.toState(sent);
  form.modified = false;
  form.processing = false;
  lead.savedDocumentData = sent;
  lead.savedMeanwhile = null;
  form.awaited = [];
  root = createRoot(panel);
  form.draw = () => root.render(<LeadWork />);
  await act(async () => form.draw());
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const getNote = (): HTMLTextAreaElement => {
  const note = panel.querySelector<HTMLTextAreaElement>('#lead-note');
  if (!note) throw new Error('There is no note.');
  return note;
};
const type = (text: string) => typeInto(getNote(), text);
const wait = () => new Promise((resolve) => setTimeout(resolve));
const press = async (name: string) => {
  await act(async () => {
    const all = [...panel.querySelectorAll<HTMLElement>('a, button')];
    all.find(({ textContent }) => textContent === name)?.click();
    await wait();
  });
  // The form state comes after the answer to the press is drawn.
  await act(async () => {
    for (const come of form.awaited.splice(0)) come();
    await wait();
  });
};

test('a typed note is cleared once it is noted, and stays on other presses', async () => {
  await type('Wants two by Diwali.');
  await press('WhatsApp');
  expect(panel.textContent).toContain('Noted in the log.');
  expect(getNote().value).toBe('Wants two by Diwali.');
  await press('Called, reached');
  expect(getNote().value).toBe('');
});

/** A save by the page's button: Payload first marks the form as saved, then gets the document, then its form state. */
const saveAt = async (updatedAt: string) => {
  await act(async () => {
    form.processing = true;
    form.setModified(false);
  });
  await act(async () => {
    lead.savedDocumentData = { ...sent, updatedAt };
    form.draw();
    await wait();
  });
  await act(async () => {
    form.fields = form.toState(lead.savedDocumentData);
    form.processing = false;
    form.draw();
    await wait();
  });
};

test('a typed note marks the form as unsaved, and deleting it undoes that unless other changes remain', async () => {
  await type('Wants two');
  expect(form.modified).toBe(true);
  await type('');
  expect(form.modified).toBe(false);
  form.fields.notes = { value: 'Has paid.', initialValue: '' };
  await type('Wants two');
  await type(' ');
  expect(form.modified).toBe(true);
});

test('saving the page notes the text of the box once, and the form is saved', async () => {
  const saved = '2026-11-21T11:50:00.000Z';
  const ask = answerWith({ lead: { ...sent, updatedAt: saved } });
  form.fields.notes = { value: 'Has paid.', initialValue: '' };
  await type('Wants two by Diwali.');
  await saveAt(saved);
  const posts = ask.mock.calls as unknown as [string, { method: string; body: string }][];
  expect(posts.map(([url, { method, body }]) => [method, url, JSON.parse(body)])).toEqual([
    ['POST', '/studio/api/leads/3/log', { kind: 'note', text: 'Wants two by Diwali.', opened }],
  ]);
  expect(getNote().value).toBe('');
  expect(panel.textContent).toContain('Noted.');
  expect(form.modified).toBe(false);
});

test('a note that fails to save with the page stays and counts as unsaved', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.' }, { status: 500 }));
  await type('Wants two by Diwali.');
  await saveAt('2026-11-21T11:50:00.000Z');
  expect(getNote().value).toBe('Wants two by Diwali.');
  expect(panel.textContent).toContain('No.');
  expect(form.modified).toBe(true);
});

/** The lead after a call was noted. */
const called = {
  ...sent,
  updatedAt: '2026-11-21T11:50:00.000Z',
  opened: '2026-11-21T11:50:00.000Z',
  status: 'contacted',
  answerBy: null,
};

test('a press updates the form with the stored lead, so the next letter is no conflict', async () => {
  const ask = answerWith({ lead: called });
  await press('Called, reached');
  expect(lead.savedDocumentData).toEqual(called);
  const [[{ serverState, ...how }]] = form.dispatchFields.mock.calls as [[{ serverState: object }]];
  expect(how).toMatchObject({ type: 'MERGE_SERVER_STATE', acceptValues: true });
  // The person sees all of it, a colleague's change too, so a save over it is no conflict any more.
  expect(serverState).toEqual(form.toState(called));
  // The answer to the press contains everything, so there is no second call.
  expect(ask).toHaveBeenCalledOnce();
});

test('while a press is unanswered the form does not check for changes, and is marked unsaved afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const letter = () =>
    act(async () => {
      form.fields.notes = { value: 'Has paid.', initialValue: '' };
      form.setModified(true);
    });
  await press('Called, reached');
  for (let count = 0; count < 2; count += 1) {
    await letter();
    expect(form.modified).toBe(false);
  }
  await act(async () => resolve(Response.json({ ...work, lead: called })));
  expect(form.modified).toBe(true);
  expect(lead.savedDocumentData).toEqual(called);
  await letter();
  expect(form.modified).toBe(true);
});

test('a press keeps unsaved fields while it updates the others', async () => {
  Object.assign(form.fields, {
    status: { value: 'won', initialValue: 'new' },
    notes: { value: 'Has paid.', initialValue: '' },
  });
  answerWith({ lead: called });
  await press('Called, reached');
  const [[{ serverState }]] = form.dispatchFields.mock.calls as [[{ serverState: object }]];
  expect(serverState).toMatchObject({ answerBy: { value: null } });
  expect(Object.keys(serverState)).not.toContain('status');
  expect(Object.keys(serverState)).not.toContain('notes');
  // `opened` stays, so that a save of the typed fields over a colleague's change is still refused.
  expect(Object.keys(serverState)).not.toContain('opened');
});

test('a press does not undo a save that was faster than its answer', async () => {
  lead.savedMeanwhile = { ...called, updatedAt: '2026-11-21T11:51:00.000Z', notes: 'Has paid.' };
  answerWith({ lead: called });
  await press('Called, reached');
  expect(form.dispatchFields).not.toHaveBeenCalled();
});

test('a next step is done or postponed by one press', async () => {
  const planned = { ...called, nextStep: 'Call about the loan', nextStepOn: '2026-11-25T06:30:00.000Z' };
  const ask = answerWith({ lead: planned });
  expect(panel.textContent).toContain('Next step: none planned');
  await press('Tomorrow');
  expect(panel.textContent).toContain('Next step: Call about the loan, 25 Nov 2026');
  expect(panel.textContent).toContain('the reminder goes to whoever is told of late leads');
  answerWith({ lead: planned, isLateTold: false });
  await press('In a week');
  expect(panel.textContent).toContain('nobody is reminded, as nobody is told of late leads');
  answerWith({ lead: { ...planned, owner: 9 } });
  await press('In 3 days');
  expect(panel.textContent).not.toContain('No colleague owns this lead');
  answerWith({ lead: called });
  await press('Done');
  expect(panel.textContent).toContain('Next step: none planned');
  expect(panel.textContent).toContain('Done, noted in the log.');
  const [[, { body }]] = ask.mock.calls as unknown as [[string, { body: string }]];
  const shown = { nextStep: null, nextStepOn: null };
  expect(JSON.parse(body)).toEqual({ kind: 'step', inDays: 1, shown, opened });
});

test('a step that was changed in the meantime is not touched: the page says so, shows the new one and keeps the focus', async () => {
  const now = { ...called, nextStep: 'Send papers' };
  answerWith({ lead: { ...called, nextStep: 'Call about the loan' } });
  await press('Called, reached');
  const message = 'The next step was changed in the meantime. It is now: Send papers. Nothing was done.';
  const { promise, resolve } = Promise.withResolvers<Response>();
  const ask = vi.fn((url: string) =>
    url.endsWith('/log') ? promise : Promise.resolve(Response.json({ ...work, lead: now })),
  );
  vi.stubGlobal('fetch', ask);
  findButton('Done')?.focus();
  await press('Done');
  dropFocus();
  await act(async () => {
    resolve(Response.json({ errors: [{ message }] }, { status: 409 }));
    await wait();
  });
  expect(panel.querySelector('[role="status"]')?.textContent).toBe(message);
  expect(panel.textContent).toContain('Next step: Send papers, without a day, so nobody is reminded');
  expect(document.activeElement).toBe(panel.querySelector('.work-panel'));
  const [[, { body }]] = ask.mock.calls as unknown as [[string, { body: string }]];
  const shown = { nextStep: 'Call about the loan', nextStepOn: null };
  expect(JSON.parse(body)).toEqual({ kind: 'step', inDays: 0, shown, opened });
});

test('a save that is refused after a press notes nothing, and the text stays in the box', async () => {
  const message =
    'This lead was given to somebody else in the meantime. It is now with Bina. Nothing was done.';
  const ask = vi.fn(async (_url: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ errors: [{ message }] }, { status: 409 })
      : Response.json({ ...work, lead: called }),
  );
  vi.stubGlobal('fetch', ask);
  await press('Tomorrow');
  expect(panel.textContent).toContain(message);
  ask.mockClear();
  await type('Wants two by Diwali.');
  for (const processing of [true, false])
    await act(async () => {
      form.processing = processing;
      form.draw();
      await wait();
    });
  expect(ask).not.toHaveBeenCalled();
  expect(getNote().value).toBe('Wants two by Diwali.');
});

const findButton = (name: string) =>
  [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test.each([
  ['Only a note', {}, 'Only a note'],
  ['Tomorrow', {}, 'Tomorrow'],
  ['Done', {}, 'the panel'],
  ['Agreed when asked', {}, 'the panel'],
  ['Wants no WhatsApp or news any more', { hasConsent: false }, 'the panel'],
])(
  'after “%s” the focus returns to the button if it is still there, else to the panel',
  async (name, more, focused) => {
    vi.stubGlobal('confirm', () => true);
    answerWith({ lead: { ...called, nextStep: 'Send the prices' }, mayWhatsApp: false });
    await press('Called, reached');
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    findButton(name)?.focus();
    await press(name);
    dropFocus();
    await act(async () => resolve(Response.json({ ...work, lead: called, ...more })));
    const whole = panel.querySelector('.work-panel');
    expect(document.activeElement).toBe(focused === name ? findButton(name) : whole);
  },
);

test('handing a lead to a dealer requires the visitor’s agreement if he was not told about dealers', async () => {
  const button = () => findButton('Hand over');
  expect(button()).toBeUndefined();
  const ask = answerWith({
    lead: { ...called, owner: 9 },
    takers: [{ id: 4, name: 'Wheels', town: 'Naroda' }],
    holder: { id: 5, name: 'Motors' },
    askBefore: true,
  });
  await press('Called, reached');
  expect(button()?.disabled).toBe(true);
  expect(panel.querySelector('#lead-dealer')?.textContent).toContain('Naroda: Wheels');
  const dealer = panel.querySelector<HTMLSelectElement>('#lead-dealer');
  await act(async () => {
    if (dealer) dealer.value = '4';
    dealer?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(button()?.disabled).toBe(true);
  await act(async () => panel.querySelector<HTMLInputElement>('.lead-hand-over input')?.click());
  await press('Hand over');
  const [, { body }] = ask.mock.calls.at(-1) as unknown as [string, { body: string }];
  const shown = { owner: 9, dealer: 5 };
  expect(JSON.parse(body)).toEqual({ kind: 'dealer', dealer: 4, agreed: true, shown, opened });
  expect(panel.textContent).toContain('Handed over: the dealer gets a mail.');
  expect(button()?.disabled).toBe(true);
  expect(panel.querySelector<HTMLSelectElement>('#lead-dealer')?.value).toBe('0');
});

const wheels = { id: 4, name: 'Wheels' };
const handed = { ...called, owner: null };
const takers = [{ ...wheels, town: 'Naroda' }];
const come = () =>
  act(async () => {
    for (const one of form.awaited.splice(0)) one();
    await vi.advanceTimersByTimeAsync(0);
  });
const seeHandedOver = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answerWith({ lead: handed, takers, holder: wheels });
  await act(async () => {
    findButton('Called, reached')?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
  await come();
};

test('after a hand-over shows the dealer, and updates the form once he has the lead', async () => {
  await seeHandedOver();
  expect(panel.textContent).toContain('With the dealer Wheels, who gets it in a moment.');
  form.dispatchFields.mockClear();
  const ask = answerWith({ lead: { ...handed, routedTo: 4 }, takers, holder: wheels });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await come();
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/studio/api/leads/3/work']);
  expect(panel.textContent).toContain('With the dealer Wheels.');
  expect(panel.textContent).toContain('Call noted.');
  const [[{ serverState }]] = form.dispatchFields.mock.calls as [[{ serverState: object }]];
  expect(serverState).toMatchObject({ routedTo: { value: 4 } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(ask).toHaveBeenCalledOnce();
});

test('an answer from before a save does not undo the save', async () => {
  await seeHandedOver();
  form.dispatchFields.mockClear();
  const seen = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => seen.promise);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  const saved = { ...handed, updatedAt: '2026-11-22T10:00:00.000Z', notes: 'Ring after six.' };
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  lead.savedDocumentData = saved;
  await act(async () => form.draw());
  seen.resolve(Response.json({ ...work, lead: { ...handed, routedTo: 4 }, takers, holder: wheels }));
  await come();
  await come();
  expect(form.dispatchFields).not.toHaveBeenCalled();
});

test('a lead in the trash shows message and log, and offers no work', async () => {
  const line = { id: 1, at: opened, kind: 'note', text: 'Wants two.', by: 'sales' };
  const logged = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => logged.promise);
  await act(async () => root.unmount());
  root = createRoot(panel);
  lead.savedDocumentData = { ...sent, deletedAt: opened, message: 'Hello' };
  await act(async () => form.draw());
  // The log is not drawn until it is read (leads.css), because an empty log would say that nothing was done.
  expect(panel.querySelector('.work-panel--coming')).not.toBeNull();
  await act(async () => logged.resolve(Response.json({ ...work, log: [line], logLines: 1 })));
  expect(panel.querySelector('.work-panel--coming')).toBeNull();
  expect(panel.textContent).toContain('Hello');
  expect(panel.textContent).toContain('It lies in the trash: restore it to work on it.');
  expect(panel.textContent).toContain('Wants two.');
  expect(panel.querySelector('button, textarea')).toBeNull();
});

test('a test ride shows its half-days first', async () => {
  const days = { firstChoice: '2026-11-30-am', secondChoice: '2026-12-01-pm' };
  await act(async () => {
    lead.savedDocumentData = { ...sent, kind: 'testride', ...days };
    form.draw();
  });
  expect(panel.querySelector('.lead-sent')?.textContent).toContain(
    'Mon, 30 Nov, morning, or Tue, 1 Dec, afternoon',
  );
});

test('the text of an answer is marked with its language', async () => {
  const replies = [
    { id: 1, name: 'Thanks', subject: '', text: 'नमस्ते', language: 'hi' },
    { id: 2, name: 'Prices', subject: '', text: 'Hello', language: 'en' },
  ];
  answerWith({ lead: { ...called, language: 'hi' }, replies });
  await press('Called, reached');
  const getText = () => panel.querySelector<HTMLElement>('#lead-reply-text');
  expect(getText()?.lang).toBe('hi');
  const choice = panel.querySelector<HTMLSelectElement>('#lead-reply');
  await act(async () => {
    if (choice) choice.value = '2';
    choice?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(getText()?.lang).toBe('en');
});

test('an answer that is too long for a mail link is copied, and the mail opens without it', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const text = 'नमस्ते '.repeat(60);
  lead.savedDocumentData = { ...called, email: 'asha@example.com' };
  answerWith({ lead: called, replies: [{ id: 1, name: 'Thanks', subject: 'Millo', text }] });
  await press('Called, reached');
  const mail = [...panel.querySelectorAll('a')].find((link) => link.textContent === 'Write a mail');
  expect(mail?.getAttribute('href')).toBe('mailto:asha@example.com?subject=Millo');
  await press('Write a mail');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
  expect(panel.textContent).toContain('Noted in the log. The text is copied: paste it.');
  writeText.mockRejectedValue(new Error('not allowed'));
  await press('Copy the text');
  expect(panel.textContent).toContain('mark the text, and copy it by hand');
});

test('names the colleague who works on another lead of the same person', async () => {
  expect(panel.textContent).toContain('1 more of this person');
  expect(panel.textContent).not.toContain('worked by');
  answerWith({ others: { count: 2, worked: { owner: 'Bina', status: 'contacted' } } });
  await press('Called, no answer');
  expect(panel.textContent).toContain('2 more of this person, worked by Bina (contacted)');
});

test('shows the visitor’s message first, in full and as plain text', async () => {
  const message = 'Which one takes 500 kg?\n<b>Soon</b>';
  const written = { ...sent, message, place: 'Rajkot, Gujarat', language: 'gu' };
  answerWith({ lead: written });
  await press('Called, no answer');
  const [first] = panel.querySelectorAll('.work-panel > *');
  expect(first?.querySelector('p')?.textContent).toBe('Contact enquiryMilloRajkot, Gujarat');
  expect(first?.querySelector('blockquote')?.textContent).toBe(message);
  // The language of a text is the visitor's; for a lead that staff entered it is not known.
  expect(first?.querySelector('blockquote')?.lang).toBe('gu');
  answerWith({ lead: { ...written, updatedAt: '2026-11-21T11:50:00.000Z', source: 'call' } });
  await press('Called, no answer');
  expect(first?.querySelector('blockquote')?.lang).toBe('');
});

test('a log that is longer than shown says so, and numbers its lines from the whole log', async () => {
  const at = '2026-11-21T11:45:00.000Z';
  const log = [7, 6].map((id) => ({ id, at, kind: 'note', text: `Line ${id}`, by: 'Bina' }));
  const long = { log, logLines: 7 };
  vi.stubGlobal('fetch', async () => Response.json({ ...work, ...long }));
  await press('Only a note');
  expect(panel.textContent).toContain('These are the newest 2 of 7 lines.');
  expect(panel.querySelector('ol')?.start).toBe(7);
  long.logLines = 2;
  await press('Only a note');
  expect(panel.textContent).not.toContain('These are the newest');
});

test.each([
  ['The mails about this lead have failed.', { receiptWanted: false }],
  ['The mails about this lead have failed.', { notifiedAt: opened, receiptWanted: true }],
  ['The other system did not take this lead.', { notifiedAt: opened, receiptWanted: false }],
  [
    'The other system did not take this lead.',
    { notifiedAt: opened, receiptWanted: true, receiptAt: opened },
  ],
])('a failed delivery shows “%s” when the mails are %o', async (sentence, mails) => {
  lead.savedDocumentData = { ...sent, delivery: 'failed', ...mails };
  await act(async () => form.draw());
  expect(panel.querySelector('.work-panel__failed')?.textContent).toBe(`${sentence} Send again`);
});

test('resending keeps the focus in the panel', async () => {
  lead.savedDocumentData = { ...sent, delivery: 'failed' };
  await act(async () => form.draw());
  findButton('Send again')?.focus();
  await press('Send again');
  expect(document.activeElement?.className).toBe('work-panel');
  expect(panel.textContent).toContain('It is on its way again.');
});

test('offers no WhatsApp answer without consent', async () => {
  const refusal = 'Has not agreed to WhatsApp: call or mail.';
  const findWhatsApp = () => panel.querySelector('[href^="https://wa.me/"]');
  expect(findWhatsApp()).not.toBeNull();
  expect(panel.textContent).not.toContain(refusal);
  answerWith({ mayWhatsApp: false });
  await press('Called, no answer');
  expect(findWhatsApp()).toBeNull();
  expect(panel.textContent).toContain(refusal);
  answerWith({});
  await press('Agreed when asked');
  expect(findWhatsApp()).not.toBeNull();
  // Without a phone number there is nothing to agree to.
  answerWith({ digits: '', mayWhatsApp: false });
  await press('Called, no answer');
  expect(panel.textContent).not.toContain(refusal);
});

test('withdrawing consent asks first, and is offered only if there is consent', async () => {
  const name = 'Wants no WhatsApp or news any more';
  const ask = answerWith({ mayWhatsApp: false, hasConsent: false });
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  await press(name);
  expect([confirm.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
  confirm.mockReturnValue(true);
  await press(name);
  const [[url, { body }]] = ask.mock.calls as unknown as [[string, { body: string }]];
  expect([url, JSON.parse(body)]).toEqual(['/studio/api/leads/3/log', { kind: 'withdrawn', opened }]);
  expect(panel.textContent).toContain('Noted in the log.');
  expect(panel.textContent).not.toContain(name);
});

test.each([
  ['does not bring an older log back', () => Response.json({ ...work, lead: sent })],
  [
    'that is a refusal does not replace the log and the message',
    () => Response.json({ message: 'No.' }, { status: 500 }),
  ],
])('a late answer to an earlier read %s', async (_what, toLate) => {
  const late = Promise.withResolvers<Response>();
  const log = [{ id: 1, at: opened, kind: 'note', text: 'Wants two.', by: 'Asha' }];
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    method === 'GET' ? late.promise : Promise.resolve(Response.json({ ...work, lead: called, log })),
  );
  // The page asks again because it has noticed a colleague's change.
  lead.savedDocumentData = { ...sent, updatedAt: '2026-11-21T11:46:00.000Z' };
  await act(async () => form.draw());
  await press('WhatsApp');
  expect(panel.textContent).toContain('Wants two.');
  await act(async () => late.resolve(toLate()));
  expect(panel.textContent).toContain('Wants two.');
  expect(panel.textContent).toContain('Noted in the log.');
});

test('a double click on an answer is noted once', async () => {
  const ask = answerWith({});
  const link = panel.querySelector('[href^="https://wa.me/"]');
  for (const detail of [1, 2])
    await act(async () => {
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
      await wait();
    });
  expect(ask).toHaveBeenCalledOnce();
});

const withGap = { id: 1, name: 'Thanks', subject: 'Your enquiry', text: 'Thank you for asking about ……' };
const whole = { id: 2, name: 'Thanks for writing', subject: 'Your enquiry', text: 'Thank you for writing.' };
const getHref = () => panel.querySelector<HTMLAnchorElement>('[href^="https://wa.me/"]')?.href ?? '';

test('the first answer without a gap is preselected, or one with a gap if there is no other', async () => {
  answerWith({ replies: [withGap, whole] });
  await press('Called, no answer');
  expect(panel.querySelector<HTMLSelectElement>('#lead-reply')?.value).toBe('2');
  expect(decodeURIComponent(getHref())).toContain(whole.text);
  answerWith({ replies: [withGap, { ...whole, subject: 'About ……' }] });
  await press('Called, no answer');
  expect(panel.querySelector<HTMLSelectElement>('#lead-reply')?.value).toBe('1');
});

test('an answer with a gap asks before it opens, and is noted only after yes', async () => {
  answerWith({ replies: [withGap] });
  await press('Called, no answer');
  const ask = answerWith({ replies: [withGap] });
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  await press('WhatsApp');
  expect(confirm).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  await press('WhatsApp');
  expect(ask).toHaveBeenCalledOnce();
  // The text was edited.
  await typeInto(panel.querySelector('#lead-reply-text') as HTMLTextAreaElement, 'Thank you for asking.');
  expect(isUnsaved(), 'the answer').toBe(true);
  await press('WhatsApp');
  expect(isUnsaved(), 'the answer').toBe(false);
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an edited answer is kept while another template is viewed, and counts as unsaved until it is sent or undone', async () => {
  const other = { id: 3, name: 'Prices', subject: '', text: 'The prices are these.', language: 'en' };
  answerWith({ replies: [whole, other] });
  await press('Called, no answer');
  const getText = () => panel.querySelector('#lead-reply-text') as HTMLTextAreaElement;
  const choose = (id: number) =>
    act(async () => {
      const choice = panel.querySelector<HTMLSelectElement>('#lead-reply');
      if (choice) choice.value = String(id);
      choice?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await typeInto(getText(), 'Come on Monday.');
  expect(isUnsaved()).toBe(true);
  await choose(3);
  expect([getText().value, isUnsaved()]).toEqual([other.text, true]);
  await choose(2);
  expect(getText().value).toBe('Come on Monday.');
  await press('WhatsApp');
  expect(isUnsaved()).toBe(false);
  await typeInto(getText(), 'Come on Tuesday.');
  expect(isUnsaved()).toBe(true);
  await typeInto(getText(), 'Come on Monday.');
  expect(isUnsaved()).toBe(false);
});

test('an edited answer stays selected when an earlier template becomes complete', async () => {
  answerWith({ replies: [withGap, whole] });
  await press('Called, no answer');
  await typeInto(panel.querySelector('#lead-reply-text') as HTMLTextAreaElement, 'Come on Monday.');
  answerWith({ replies: [{ ...withGap, text: 'No gap any more.' }, whole] });
  await press('Called, no answer');
  expect(panel.querySelector<HTMLTextAreaElement>('#lead-reply-text')?.value).toBe('Come on Monday.');
});

test('a lead entered by hand shows what to tell the person, in the person’s language; other leads do not', async () => {
  expect(panel.textContent).not.toContain('Say to them');
  await act(async () => root.unmount());
  answerWith({ lead: { ...sent, language: 'gu' }, toSay: 'તમારો સંદર્ભ નંબર K7M2-4QXD છે.' });
  root = createRoot(panel);
  await act(async () => root.render(<LeadWork />));
  const said = panel.querySelector('q');
  expect([said?.lang, said?.textContent]).toEqual(['gu', 'તમારો સંદર્ભ નંબર K7M2-4QXD છે.']);
});
