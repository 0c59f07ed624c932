import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

type Bytes = AsyncIterable<Uint8Array>;

/** Two directions of one way to keep bytes closed; both are steps of a pipeline. */
export interface Seal {
  /** Public keys of those who can open it; none where nothing is closed. */
  recipients: string[];
  close(bytes: Bytes): Bytes;
  open(bytes: Bytes): Bytes;
}

/** Closes nothing. */
export const openToAll: Seal = { recipients: [], close: (bytes) => bytes, open: (bytes) => bytes };

async function* encrypt(encrypter: Encrypter, bytes: Bytes): Bytes {
  yield* await encrypter.encrypt(ReadableStream.from(bytes));
}

async function* decrypt(decrypter: Decrypter, bytes: Bytes): Bytes {
  yield* await decrypter.decrypt(ReadableStream.from(bytes));
}

/**
 * Closes for some public keys (age1…). What it has closed it can open again itself, by one more key that lives only as
 * long as this program: so a machine that holds no private key can read what it has written and see that it is right.
 * @throws {Error} for a text that is no public key.
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

/** A private key and the public one that belongs to it. */
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
 * Reads a file of private keys as `age-keygen` and `npm run backup -- --make-key` write it.
 * @throws {Error} when there is none in it.
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

/** Opens with private keys what was closed for one of them; closes nothing. */
export const openWith = (keys: readonly KeyPair[]): Pick<Seal, 'open'> => {
  const decrypter = new Decrypter();
  for (const { identity } of keys) decrypter.addIdentity(identity);
  return { open: (bytes) => decrypt(decrypter, bytes) };
};
