import type { PayloadRequest } from "payload";
import type { ZodType } from "zod";
import { createTranslator, type Message } from "../i18n/translate.ts";

type Result = true | Message;

export const validator =
  <Context extends object>(check: (value: unknown, context: Context) => Result | Promise<Result>) =>
  async (
    value: unknown,
    context: NoInfer<Context> & { req: PayloadRequest },
  ): Promise<true | string> => {
    const result = await check(value, context);
    return result === true || createTranslator(context.req.i18n.language)(result);
  };

export const rule = (schema: ZodType, message: Message) =>
  validator((value) => schema.safeParse(value ?? "").success || message);

export const splitLines = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const joinLines = (lines: readonly string[]): string => lines.join("\n");

export const linesRule = (maxLines: number, each: ZodType, message: Message) =>
  validator((value) => {
    const lines = splitLines(String(value ?? ""));
    const isRight = lines.every((line) => each.safeParse(line).success);
    return (lines.length > 0 && lines.length <= maxLines && isRight) || message;
  });
