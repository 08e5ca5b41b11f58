import type { ZodType } from "zod";

/** A field validation from the content API's schema, with an error message. */
export const rule =
  (schema: ZodType, message: string) =>
  (value: unknown): true | string =>
    schema.safeParse(value ?? "").success || message;

/** The lines of a text field with one value per line. */
export const splitLines = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The reverse of `linesOf`. */
export const joinLines = (lines: readonly string[]): string => lines.join("\n");

/** Validates the number of lines, and each line. */
export const linesRule =
  (maxLines: number, each: ZodType, message: string) =>
  (value: unknown): true | string => {
    const lines = splitLines(String(value ?? ""));
    const isRight = lines.every((line) => each.safeParse(line).success);
    return (lines.length > 0 && lines.length <= maxLines && isRight) || message;
  };
