import { groupByField } from '../group-by-field.ts';

/** What can be wrong with a field, or with a form as a whole. The words are chosen where the answer is made. */
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

/** Codes by the name of the field they belong to; what belongs to no field is under `form`. */
export type FieldCodes = Readonly<Record<string, readonly MessageCode[]>>;

const isMessageCode = (text: string): text is MessageCode =>
  (messageCodes as readonly string[]).includes(text);

/**
 * Codes of a failed parse, by field.
 * @throws {Error} for an issue that carries no code: a schema of a form must give one for everything.
 */
export const toFieldCodes = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldCodes =>
  groupByField(
    issues.map(({ path, message }) => {
      if (!isMessageCode(message)) throw new Error(`No code of a form: ${message}`);
      return { path, message };
    }),
  );
