import { describe, expect, test } from 'vitest';
import { toFieldCodes } from './codes.ts';
import { type forms, isReadyToSend, listFields } from './forms.ts';
import { leadKinds } from './kinds.ts';
import { limits } from './limits.ts';
import { formSchemas, parseForm } from './schemas.ts';

const dealer = {
  name: 'Asha Patel',
  email: 'asha@example.com',
  vehicle: 'Millo',
  state_id: '7',
  city_id: 12,
  phone: '98250 12345',
  message: 'I have a showroom.',
};

const codesOf = (payload: unknown) => {
  const parsed = parseForm('dealer', payload);
  return parsed.success ? {} : toFieldCodes(parsed.error.issues);
};

describe('the dealer form', () => {
  test('accepts a full form and makes numbers of ids', () => {
    expect(parseForm('dealer', dealer).data).toMatchObject({ state_id: 7, city_id: 12 });
  });

  test('has one code for each empty field', () => {
    expect(codesOf({})).toEqual({
      name: ['nameMissing'],
      email: ['emailMissing'],
      vehicle: ['vehicleMissing'],
      state_id: ['stateMissing'],
      city_id: ['cityMissing'],
      phone: ['phoneMissing'],
      message: ['messageMissing'],
    });
    const blank = Object.fromEntries(Object.keys(dealer).map((field) => [field, '  ']));
    expect(codesOf(blank)).toEqual(codesOf({}));
  });

  test.each([
    'आशा पटेल',
    'આશા પટેલ',
    'ஆஷா',
    'ཀརྨ་དོན་གྲུབ',
    'Md. Anwar',
    "D'Souza",
    'O’Brien',
    'Kaʻiulani',
    'Kaʼaina',
    "'t Hooft",
    'Anne-Marie',
    'Anne\u2010Marie',
    'Anne\u2011Marie',
    'Anne\u2013Marie',
    'Anne\u2212Marie',
    'Asha\u00a0Patel',
    'Asha\u202fPatel',
    'Asha\u3000Patel',
    'マリー・キュリー',
    'Gal·la',
    '李明',
    'S. K. Rao (Jr.)',
    'M/s Shree Motors',
    'Patel & Sons',
    'Ramesh S/o. Mohan D/O K. L. Rao',
    'क्\u200dषमा',
    'डॉ॰ कुमार',
    'ડૉ૰ પટેલ',
  ])('accepts the name %s', (name) => {
    expect(codesOf({ ...dealer, name })).toEqual({});
  });

  test.each([
    '<script>',
    'http://x.in',
    'x.in/buy',
    'x\uff0ein/buy',
    '॰',
    '/s',
    '&',
    'R2D2',
    '@',
    '\u0301a',
    '-',
    '=?utf-8?q?x?=',
  ])('refuses the name %s', (name) => {
    expect(codesOf({ ...dealer, name })).toEqual({ name: ['nameLetters'] });
  });

  test.each(['\u2800', '\u3164', '\uffa0', '\u115f\u1160'])('treats %j as blank', (blank) => {
    expect(codesOf({ ...dealer, name: blank, message: blank })).toEqual({
      name: ['nameMissing'],
      message: ['messageMissing'],
    });
    expect(codesOf({ ...dealer, name: `Asha${blank}Patel` })).toEqual({});
  });

  test.each(['\u200b', '\u200c \u200d', '\u2060\n\u00ad', '\ufe0f', '\u180e', '\u{e0020}', '\u034f'])(
    'finds nothing in %j, in any text field',
    (blank) => {
      const sent = { ...dealer, name: blank, email: blank, phone: blank, message: blank };
      expect(codesOf(sent)).toEqual({
        name: ['nameMissing'],
        email: ['emailMissing'],
        phone: ['phoneMissing'],
        message: ['messageMissing'],
      });
      expect(isReadyToSend('dealer', { ...dealer, message: blank })).toBe(false);
    },
  );

  test('keeps the joiners of a message in which there is more, and takes them out of an address', () => {
    const { data: taken } = parseForm('dealer', {
      ...dealer,
      message: 'क्\u200dष',
      email: '\u200basha\u2060@example.com\u200b',
    });
    expect(taken).toMatchObject({ message: 'क्\u200dष', email: 'asha@example.com' });
  });

  test('counts code points, not halves or bytes', () => {
    expect(codesOf({ ...dealer, name: '𑄌'.repeat(limits.name) })).toEqual({});
    expect(codesOf({ ...dealer, name: 'a'.repeat(limits.name + 1) })).toEqual({
      name: ['nameLong'],
    });
    expect(codesOf({ ...dealer, message: '🛺'.repeat(limits.message) })).toEqual({});
  });

  test.each(['a@b.co', 'first.last+tag@mail.example.co.in', 'राम@उदाहरण.भारत', "o'neil@example.com"])(
    'accepts the address %s',
    (email) => {
      expect(codesOf({ ...dealer, email })).toEqual({});
    },
  );

  test.each([
    'a',
    'a@b',
    'a@@b.co',
    '.a@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a b@c.co',
    'a@b.co, c@d.co',
    '=?utf-8?q?x?=@b.co',
    '<a@b.co>',
    `${'a'.repeat(65)}@b.co`,
  ])('refuses the address %s', (email) => {
    expect(codesOf({ ...dealer, email })).toEqual({ email: ['emailForm'] });
  });

  test.each([
    '9825012345',
    '+91 98250-12345',
    '+ 91 98250 12345',
    '०९८२५०१२३४५',
    '+44 (20) 7946 0958',
    '(+44) 20 7946 0958',
    '(079) 2658 1234',
    '98250\u201112345',
    '079–2658–1234',
  ])('accepts the phone %s', (phone) => {
    expect(codesOf({ ...dealer, phone })).toEqual({});
  });

  test.each([
    ['9825012345,', '9825012345'],
    ['98250 12345 ।', '98250 12345'],
    ['tel:+919825012345', '+919825012345'],
    ['Tel: 98250 12345.', '98250 12345'],
    ['＋91 9825012345', '+91 9825012345'],
    ['[98250] 12345', '(98250) 12345'],
    ['（079） 2658 1234', '(079) 2658 1234'],
  ])('reads the pasted phone %s as %s', (phone, taken) => {
    expect(parseForm('dealer', { ...dealer, phone }).data).toMatchObject({ phone: taken });
  });

  test.each(['98250 12345 / 98250 54321', '98250 12345, 079 2658 1234', '1'.repeat(16)])(
    'asks for a single phone number instead of %s',
    (phone) => {
      expect(codesOf({ ...dealer, phone })).toEqual({ phone: ['phoneLong'] });
    },
  );

  test.each(['12345', 'call me', '98250+12345', '++91 98250 12345', '-98250 12345'])(
    'refuses the phone %s',
    (phone) => {
      expect(codesOf({ ...dealer, phone })).toEqual({ phone: ['phoneForm'] });
    },
  );

  test('removes line breaks from one-line fields, and direction marks', () => {
    const { data: taken } = parseForm('dealer', {
      ...dealer,
      name: 'Asha\r\nPatel',
      email: ' asha@example.com\r\n',
      message: 'one\r\ntwo\u202Ethree\u0000',
    });
    expect(taken).toMatchObject({ name: 'Asha Patel', email: 'asha@example.com', message: 'one\ntwothree' });
  });

  test.each(['0', '-1', '1.5', '99999999999', '1e3', {}, [1]])('refuses the state %j', (state_id) => {
    expect(Object.keys(codesOf({ ...dealer, state_id }))).toEqual(['state_id']);
  });
});

describe('the other payloads', () => {
  test('name their fields as the specification does', () => {
    expect(Object.keys(formSchemas.contact.shape)).toEqual([
      'firstname',
      'lastname',
      'email',
      'phone',
      'message',
      // Ours, not in the specification, and optional: boxes for consent.
      'marketing_consent',
      'whatsapp_consent',
    ]);
    expect(Object.keys(formSchemas.inquiry.shape)).toEqual([
      'name',
      'email',
      'mobile',
      'comment',
      'marketing_consent',
      'whatsapp_consent',
      'rCaptcha',
      'colorval',
      // Ours, not in the specification: the vehicle, and the calculation that the inquiry is about.
      'vehicle',
      'reckoning',
    ]);
    expect(Object.keys(formSchemas.application.shape)).toEqual([
      'name',
      'email',
      'mobile',
      'comment',
      'jobid',
      'whatsapp_consent',
      'rCaptcha',
    ]);
  });

  test.each([
    ['on', true],
    ['yes', true],
    [true, true],
    ['', false],
    ['no', false],
    [false, false],
    [undefined, false],
    [null, false],
    [{ yes: 'yes' }, false],
    [{ toString: 'yes' }, false],
  ])('read %j as consent: %j, and are never refused for it', (marketing_consent, consents) => {
    const sent = { name: 'Asha', email: 'a@b.co', mobile: '9825012345', rCaptcha: 'x', marketing_consent };
    expect(parseForm('inquiry', sent).data?.marketing_consent).toBe(consents);
  });

  test('need no comment and no colour', () => {
    const sent = { name: 'Asha', email: 'a@b.co', mobile: '9825012345', rCaptcha: 'x' };
    expect(parseForm('inquiry', sent).data).toMatchObject({ comment: '', colorval: '' });
  });
});

test('null counts as missing in optional and required fields alike', () => {
  for (const kind of leadKinds) {
    const nothing = Object.fromEntries(listFields(kind).map(([name]) => [name, null]));
    const codesOf = (fields: object) => {
      const parsed = parseForm(kind, fields);
      return parsed.success ? {} : toFieldCodes(parsed.error.issues);
    };
    expect(codesOf(nothing)).toEqual(codesOf({}));
  }
});

describe('isReadyToSend', () => {
  test('asks for every required field that the visitor fills in, and for no other', () => {
    const values = { name: 'A', email: 'a', mobile: '9', rCaptcha: 'x', comment: '' };
    expect(isReadyToSend('inquiry', values)).toBe(true);
    expect(isReadyToSend('application', values)).toBe(true);
    for (const field of ['name', 'email', 'mobile', 'rCaptcha']) {
      expect(isReadyToSend('inquiry', { ...values, [field]: ' ' })).toBe(false);
    }
  });

  test('asks for what the specification names', () => {
    const requiredOf = (kind: keyof typeof forms) =>
      listFields(kind)
        .flatMap(([name, { required }]) => (required ? [name] : []))
        .sort();
    expect(requiredOf('dealer')).toEqual(Object.keys(dealer).sort());
    expect(requiredOf('contact')).toEqual(['email', 'firstname', 'lastname', 'message', 'phone']);
    expect(requiredOf('inquiry')).toEqual(['email', 'mobile', 'name', 'rCaptcha']);
    expect(requiredOf('application')).toEqual(['email', 'jobid', 'mobile', 'name', 'rCaptcha', 'resume']);
  });
});
