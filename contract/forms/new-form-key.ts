/** A key that no other filled form has. Works also where `crypto.randomUUID` is missing: pages without https. */
export const newFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
