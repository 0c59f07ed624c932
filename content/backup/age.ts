import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

type Bytes = AsyncIterable<Uint8Array>;

/** Encryption and decryption, each as a step of a pipeline. */
export interface Seal {
  /** Public keys of the people who can decrypt; empty without encryption. */
  recipients: string[];
  close(bytes: Bytes): Bytes;
  open(bytes: Bytes): Bytes;
}

/** Does not encrypt. */
export const openToAll: Seal = { recipients: [], close: (bytes) => bytes, open: (bytes) => bytes };

async function* encrypt(encrypter: Encrypter, bytes: Bytes): Bytes {
  yield* await encrypter.encrypt(ReadableStream.from(bytes));
}

async function* decrypt(decrypter: Decrypter, bytes: Bytes): Bytes {
  yield* await decrypter.decrypt(ReadableStream.from(bytes));
}

/**
 * Encrypts for some public keys (age1…). It adds a key of its own that exists only while this program runs: so a machine
 * without a private key can read back what it has written, and check it.
 * @throws {Error} if a text is not a public key
 */
export const sealFor = async (recipients: readonly string[]): Promise<Seal> => {
  const passing = await generateX25519Identity();
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  decrypter.addIdentity(passing);
  for (const recipient of [...recipients, await identityToRecipient(passing)])
    encrypter.addRecipient(recipient);
  return {
    recipients: [...recipients],
    close: (bytes) => encrypt(encrypter, bytes),
    open: (bytes) => decrypt(decrypter, bytes),
  };
};

/** A private key and its public key. */
interface KeyPair {
  identity: string;
  recipient: string;
}

/** Makes a pair of keys. */
export const makeKeyPair = async (): Promise<KeyPair> => {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
};

/**
 * Reads a file of private keys in the format of `age-keygen` and `npm run backup -- --make-key`.
 * @throws {Error} if it contains none
 */
export const readIdentities = async (text: string): Promise<KeyPair[]> => {
  const identities = text.split('\n').map((line) => line.trim());
  const keys = identities.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0)
    throw new Error('The file of --identity holds no private key (a line that begins with AGE-SECRET-KEY-).');
  return Promise.all(
    keys.map(async (identity) => ({ identity, recipient: await identityToRecipient(identity) })),
  );
};

/** Decrypts with private keys. Does not encrypt. */
export const openWith = (keys: readonly KeyPair[]): Pick<Seal, 'open'> => {
  const decrypter = new Decrypter();
  for (const { identity } of keys) decrypter.addIdentity(identity);
  return { open: (bytes) => decrypt(decrypter, bytes) };
};
