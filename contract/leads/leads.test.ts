import { describe, expect, it } from 'vitest';
import { toFieldMessages } from '../failure.ts';
import { applicationSchema } from './application.ts';
import { contactSchema } from './contact.ts';
import { dealerSchema } from './dealer.ts';
import { inquirySchema } from './inquiry.ts';
import { isReadyToSend, requiredFields } from './kinds.ts';
import { limits } from './limits.ts';
import { leadMessages } from './messages.ts';

const dealer = {
  name: 'Asha Patel',
  email: 'asha@example.com',
  vehicle: 'Millo',
  state_id: '7',
  city_id: 12,
  phone: '98250 12345',
  message: 'I have a showroom.',
};

const messagesOf = (payload: unknown) => {
  const parsed = dealerSchema.safeParse(payload);
  return parsed.success ? {} : toFieldMessages(parsed.error.issues);
};

describe('dealerSchema', () => {
  it('takes a full form and makes numbers of ids', () => {
    expect(dealerSchema.parse(dealer)).toMatchObject({ state_id: 7, city_id: 12 });
  });

  it('has one message for each empty field', () => {
    expect(messagesOf({})).toEqual({
      name: [leadMessages.nameMissing],
      email: [leadMessages.emailMissing],
      vehicle: [leadMessages.vehicleMissing],
      state_id: [leadMessages.stateMissing],
      city_id: [leadMessages.cityMissing],
      phone: [leadMessages.phoneMissing],
      message: [leadMessages.messageMissing],
    });
    const blank = Object.fromEntries(Object.keys(dealer).map((field) => [field, '  ']));
    expect(messagesOf(blank)).toEqual(messagesOf({}));
  });

  it.each([
    'आशा पटेल',
    'આશા પટેલ',
    'ஆஷா',
    'Md. Anwar',
    "D'Souza",
    'Anne‑Marie'.replace('‑', '-'),
    '李明',
    'S. K. Rao (Jr.)',
    'क्‍षमा',
  ])('takes the name %s', (name) => {
    expect(messagesOf({ ...dealer, name })).toEqual({});
  });

  it.each(['<script>', 'http://x.in', 'R2D2', '@', '\u0301a'])('refuses the name %s', (name) => {
    expect(messagesOf({ ...dealer, name })).toEqual({ name: [leadMessages.nameLetters] });
  });

  it('counts code points, not halves or bytes', () => {
    expect(messagesOf({ ...dealer, name: '𑄌'.repeat(limits.name) })).toEqual({});
    expect(messagesOf({ ...dealer, name: 'a'.repeat(limits.name + 1) })).toEqual({
      name: [leadMessages.nameLong],
    });
    expect(messagesOf({ ...dealer, message: '🛺'.repeat(limits.message) })).toEqual({});
  });

  it.each(['a@b.co', 'first.last+tag@mail.example.co.in', 'राम@उदाहरण.भारत', "o'neil@example.com"])(
    'takes the address %s',
    (email) => {
      expect(messagesOf({ ...dealer, email })).toEqual({});
    },
  );

  it.each([
    'a',
    'a@b',
    'a@@b.co',
    '.a@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a b@c.co',
    'a@b.co, c@d.co',
    '<a@b.co>',
    `${'a'.repeat(65)}@b.co`,
  ])('refuses the address %s', (email) => {
    expect(messagesOf({ ...dealer, email })).toEqual({ email: [leadMessages.emailForm] });
  });

  it.each(['9825012345', '+91 98250-12345', '०९८२५०१२३४५', '+44 (20) 7946 0958'])(
    'takes the phone %s',
    (phone) => {
      expect(messagesOf({ ...dealer, phone })).toEqual({});
    },
  );

  it.each(['12345', 'call me', '1'.repeat(16), '98250+12345'])('refuses the phone %s', (phone) => {
    expect(messagesOf({ ...dealer, phone })).toEqual({ phone: [leadMessages.phoneForm] });
  });

  it('makes line breaks in one-line fields and direction marks harmless', () => {
    const taken = dealerSchema.parse({
      ...dealer,
      name: 'Asha\r\nPatel',
      email: ' asha@example.com\r\n',
      message: 'one\r\ntwo\u202Ethree\u0000',
    });
    expect(taken).toMatchObject({ name: 'Asha Patel', email: 'asha@example.com', message: 'one\ntwothree' });
  });

  it.each(['0', '-1', '1.5', '99999999999', '1e3', {}, [1]])('refuses the state %j', (state_id) => {
    expect(Object.keys(messagesOf({ ...dealer, state_id }))).toEqual(['state_id']);
  });
});

describe('the other payloads', () => {
  it('name their fields as the specification does', () => {
    expect(Object.keys(contactSchema.shape)).toEqual(['firstname', 'lastname', 'email', 'phone', 'message']);
    expect(Object.keys(inquirySchema.shape)).toEqual([
      'name',
      'email',
      'mobile',
      'comment',
      'rCaptcha',
      'colorval',
    ]);
    expect(Object.keys(applicationSchema.shape)).toEqual([
      'name',
      'email',
      'mobile',
      'comment',
      'jobid',
      'rCaptcha',
    ]);
  });

  it('let the comment, the colour and the marker be missing', () => {
    const sent = { name: 'Asha', email: 'a@b.co', mobile: '9825012345', rCaptcha: 'x' };
    expect(inquirySchema.parse(sent)).toMatchObject({ comment: '', colorval: '' });
  });
});

describe('isReadyToSend', () => {
  it('asks for every required field of the specification and for no other', () => {
    const values = { name: 'A', email: 'a', mobile: '9', rCaptcha: 'x', comment: '' };
    expect(isReadyToSend('inquiry', values)).toBe(true);
    for (const field of requiredFields.inquiry) {
      expect(isReadyToSend('inquiry', { ...values, [field]: ' ' })).toBe(false);
    }
  });
});
