import type { FormField } from './description.ts';
import { limits } from './limits.ts';

/** Columns that more than one form fills. */
export const sharedColumns = {
  name: { name: 'name', type: 'text', required: true, mail: true, webhook: 'name', export: true },
  email: {
    name: 'email',
    type: 'text',
    required: true,
    indexed: true,
    mail: true,
    webhook: 'email',
    export: true,
  },
  phone: {
    name: 'phone',
    type: 'text',
    required: true,
    indexed: true,
    mail: true,
    webhook: 'phone',
    export: true,
  },
  message: { name: 'message', type: 'textarea', mail: true, webhook: 'message', export: true },
} as const;

/** Fields that several forms have. */
export const sharedFields = {
  name: {
    type: 'name',
    required: true,
    most: limits.name,
    codes: { missing: 'nameMissing', long: 'nameLong', wrong: 'nameLetters' },
    label: 'name',
    autoComplete: 'name',
    column: sharedColumns.name,
  },
  email: {
    type: 'email',
    required: true,
    most: limits.email,
    codes: { missing: 'emailMissing', wrong: 'emailForm' },
    label: 'email',
    autoComplete: 'email',
    half: true,
    column: sharedColumns.email,
  },
  phone: {
    type: 'phone',
    required: true,
    most: limits.label,
    codes: { missing: 'phoneMissing', long: 'phoneLong', wrong: 'phoneForm' },
    label: 'phone',
    autoComplete: 'tel',
    half: true,
    column: sharedColumns.phone,
  },
  mobile: {
    type: 'phone',
    required: true,
    most: limits.label,
    codes: { missing: 'phoneMissing', long: 'phoneLong', wrong: 'phoneForm' },
    label: 'mobile',
    autoComplete: 'tel',
    half: true,
    column: sharedColumns.phone,
  },
  vehicle: {
    type: 'choice',
    required: true,
    most: limits.label,
    codes: { missing: 'vehicleMissing', long: 'vehicleUnknown', wrong: 'vehicleUnknown' },
    label: 'vehicle',
    column: { name: 'vehicle', type: 'text', mail: true, webhook: 'vehicle', export: true },
  },
  message: {
    type: 'text',
    required: true,
    most: limits.message,
    codes: { missing: 'messageMissing', long: 'messageLong' },
    label: 'message',
    column: sharedColumns.message,
  },
  comment: {
    type: 'text',
    required: false,
    most: limits.message,
    codes: { long: 'messageLong' },
    label: 'comment',
    column: sharedColumns.message,
  },
  /** News and offers by mail. */
  marketing_consent: {
    type: 'consent',
    required: false,
    most: limits.consent,
    codes: {},
    label: 'marketing',
    column: {
      name: 'marketingConsent',
      type: 'checkbox',
      mail: true,
      webhook: 'marketing_consent',
      export: true,
    },
  },
  /** Consent to answers over WhatsApp, whose maker then learns the phone number. */
  whatsapp_consent: {
    type: 'consent',
    required: false,
    most: limits.consent,
    codes: {},
    label: 'whatsapp',
    column: {
      name: 'whatsappConsent',
      type: 'checkbox',
      mail: true,
      webhook: 'whatsapp_consent',
      export: true,
    },
  },
  rCaptcha: {
    type: 'answer',
    required: true,
    most: limits.rCaptcha,
    codes: { missing: 'rCaptchaMissing', long: 'rCaptchaWrong' },
    label: null,
    column: null,
  },
} as const satisfies Record<string, FormField>;
