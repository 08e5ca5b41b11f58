import { Buffer } from "node:buffer";

export type PhpValue = null | boolean | number | string | PhpArray;
type PhpArray = Map<string, PhpValue>;

const MAX_DEPTH = 50;

/**
 * Reads what PHP's `serialize()` wrote. Returns `undefined` for anything else, objects included: nothing is evaluated.
 * The lengths of texts count bytes. A wrong length, as after a search and replace in the database, is corrected.
 */
export function readPhpValue(text: string): PhpValue | undefined {
  const reader = new PhpReader(Buffer.from(text.trim()));
  try {
    return reader.read(0);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A RangeError ends the reading. */
class PhpReader {
  private position = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  read(depth: number): PhpValue {
    if (depth > MAX_DEPTH) throw new RangeError("too deep");
    const type = this.take(2);
    switch (type) {
      case "N;":
        return null;
      case "b:":
        return this.takeUntil(";") === "1";
      case "i:":
      case "d:":
        return this.readNumber();
      case "s:":
        return this.readText();
      case "a:":
        return this.readArray(depth);
      default:
        throw new RangeError(`unknown type ${type}`);
    }
  }

  private readNumber(): number {
    const number = Number(this.takeUntil(";"));
    if (Number.isNaN(number)) throw new RangeError("not a number");
    return number;
  }

  private readText(): string {
    const length = Number(this.takeUntil(":"));
    const start = this.position + 1;
    const isExact =
      Number.isInteger(length) &&
      this.bytes.toString("latin1", start + length, start + length + 2) === '";';
    const end = isExact ? start + length : this.bytes.indexOf('";', start);
    if (end < start || this.bytes[this.position] !== 0x22) throw new RangeError("no end of text");
    this.position = end + 2;
    return this.bytes.toString("utf8", start, end);
  }

  private readArray(depth: number): PhpArray {
    const count = Number(this.takeUntil(":"));
    if (this.take(1) !== "{") throw new RangeError("no array");
    const values: PhpArray = new Map();
    // Each entry takes more than a byte: a false count ends at the end of the text.
    for (let index = 0; index < count; index += 1) {
      const key = this.read(depth + 1);
      values.set(String(key), this.read(depth + 1));
    }
    if (this.take(1) !== "}") throw new RangeError("no end of array");
    return values;
  }

  private take(length: number): string {
    const end = this.position + length;
    if (end > this.bytes.length) throw new RangeError("cut off");
    const text = this.bytes.toString("latin1", this.position, end);
    this.position = end;
    return text;
  }

  private takeUntil(mark: string): string {
    const end = this.bytes.indexOf(mark, this.position);
    if (end < 0) throw new RangeError("cut off");
    const text = this.bytes.toString("latin1", this.position, end);
    this.position = end + 1;
    return text;
  }
}
