/** A key that identifies one filled form. Works also on pages without https, where `crypto.randomUUID` is missing. */
export const newFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
