import { open } from "node:fs/promises";
import { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { LockedArchiveError } from "./manifest.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** The header of a file in the `age` format; the `age` program can open it, too. */
const START = Buffer.from("age-encryption.org/v1\n");
/** 64 MB and a fraction of a second, because a school's server has little memory. */
const SCRYPT_WORK = 16;

export const encrypt = (passphrase: string | undefined) =>
  async function* (plain: Bytes): Bytes {
    if (passphrase === undefined) return yield* plain;
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(SCRYPT_WORK);
    yield* await encrypter.encrypt(toWeb(plain));
  };

export const decrypt = (file: string, passphrase: string | undefined) =>
  async function* (stored: Bytes): Bytes {
    if (!(await isEncrypted(file))) return yield* stored;
    if (passphrase === undefined) throw new LockedArchiveError(file, "no passphrase was given");
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    yield* await decrypter.decrypt(toWeb(stored)).catch((error: unknown) => {
      if (!/no identity matched/.test(String(error))) throw error;
      throw new LockedArchiveError(file, "this passphrase does not open it");
    });
  };

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  const start = Buffer.alloc(START.length);
  await handle.read(start).finally(() => handle.close());
  return start.equals(START);
}

// The library's types expect the browser's ReadableStream; Node's is compatible.
const toWeb = (bytes: Bytes): globalThis.ReadableStream<Uint8Array<ArrayBuffer>> =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;
