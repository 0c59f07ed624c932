import { groupByField } from '../group-by-field.ts';

/** What can be wrong with a field, or with a form as a whole. The code that answers chooses the words. */
const messageCodes = [
  'nameMissing',
  'firstnameMissing',
  'lastnameMissing',
  'nameLetters',
  'nameLong',
  'emailMissing',
  'emailForm',
  'phoneMissing',
  'phoneForm',
  'phoneLong',
  'messageMissing',
  'messageLong',
  'vehicleMissing',
  'vehicleUnknown',
  'stateMissing',
  'stateUnknown',
  'cityMissing',
  'cityUnknown',
  'rideDealerMissing',
  'rideDealerUnknown',
  'rideVehicleElsewhere',
  'rideDayMissing',
  'rideDayUnknown',
  'rideDaySame',
  'labelLong',
  'jobUnknown',
  'rCaptchaMissing',
  'rCaptchaWrong',
  'rCaptchaFlood',
  'resumeMissing',
  'resumeLarge',
  'resumeNotPdf',
  'resumeBroken',
  'resumeEncrypted',
  'resumeActive',
  'resumeUnread',
  'resumeHeavy',
  'resumeInfected',
  'honeypot',
  'tooFast',
  'guardUnreadable',
  'requestKindMissing',
  'requestWhoMissing',
  'referenceForm',
] as const;

export type MessageCode = (typeof messageCodes)[number];

/** Codes by the field that they are about; codes about no field are under `form`. */
export type FieldCodes = Readonly<Record<string, readonly MessageCode[]>>;

const isMessageCode = (text: string): text is MessageCode =>
  (messageCodes as readonly string[]).includes(text);

/**
 * Codes of a failed parse, by field.
 * @throws {Error} if an issue has no code: every check in a form's schema must give one.
 */
export const toFieldCodes = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldCodes =>
  groupByField(
    issues.map(({ path, message }) => {
      if (!isMessageCode(message)) throw new Error(`No code of a form: ${message}`);
      return { path, message };
    }),
  );
