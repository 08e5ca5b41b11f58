import { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { LockedArchiveError } from "./errors.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** How an encrypted file of the `age` format begins; its own program opens one, too. */
const START = Buffer.from("age-encryption.org/v1\n");
/** 64 MB and a fraction of a second: the machine of a school has little memory to spare. */
const SCRYPT_WORK = 16;

/** Encrypts what goes through it, when there is a passphrase. */
export const sealing = (passphrase: string | undefined) =>
  async function* (plain: Bytes): Bytes {
    if (passphrase === undefined) return yield* plain;
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(SCRYPT_WORK);
    yield* await encrypter.encrypt(toWeb(plain));
  };

/** Decrypts what goes through it, when it is encrypted. Throws LockedArchiveError. */
export const opening = (file: string, passphrase: string | undefined) =>
  async function* (stored: Bytes): Bytes {
    const { start, whole } = await peek(stored);
    if (!start.equals(START)) return yield* whole;
    if (passphrase === undefined) throw new LockedArchiveError(file, "no passphrase was given");
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const plain = await decrypter.decrypt(toWeb(whole)).catch((error: unknown) => {
      if (!/no identity matched/.test(String(error))) throw error;
      throw new LockedArchiveError(file, "this passphrase does not open it");
    });
    yield* plain;
  };

// The library asks for the browser's stream, which Node's is.
const toWeb = (bytes: Bytes): globalThis.ReadableStream<Uint8Array<ArrayBuffer>> =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;

/** The first bytes of a stream, and all of it. */
async function peek(bytes: Bytes): Promise<{ start: Buffer; whole: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let length = 0;
  while (length < START.length) {
    const { value, done } = await iterator.next();
    if (done) break;
    taken.push(value);
    length += value.length;
  }
  async function* whole(): Bytes {
    yield* taken;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { start: Buffer.concat(taken).subarray(0, START.length), whole: whole() };
}
