import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { APIError, type CollectionBeforeOperationHook } from "payload";
import { printedPassword } from "./first-admin.ts";

const shortestPassword = 12;
// Of five steps, from 0 to 4: below this one, guessing takes no more than some hundred million tries.
const weakestScore = 3;
const guessing = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Payload itself would take three characters, and the best known ones. */
export const requireGoodPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  if (operation === "login" || data.password === undefined) return args;
  const known = [data.email, data.name, req.user?.email, req.user?.name].filter(isText);
  const message = whatIsWrong(data.password, req.user ? printedPassword() : undefined, known);
  if (message) throw new PasswordError(message);
  return args;
};

/**
 * What is wrong with a new password, as a sentence for the person who chose it; `undefined` when
 * nothing is. `known` is what a thief knows of that person.
 */
export function whatIsWrong(
  password: unknown,
  printed: string | undefined,
  known: readonly string[] = [],
): string | undefined {
  if (typeof password !== "string" || [...password.trim()].length < shortestPassword) {
    return `Please choose at least ${shortestPassword} characters.`;
  }
  if (password === printed)
    return "Please choose a password that differs from the one-time password.";
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  if (guessing.check(password, [...words, "sgc", "school"]).score < weakestScore) {
    return "This password is too easy to guess. Please use four or five unrelated words.";
  }
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Not a ValidationError: the account screen shows only that such a field is wrong, not why. */
class PasswordError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "PasswordError";
  }
}
