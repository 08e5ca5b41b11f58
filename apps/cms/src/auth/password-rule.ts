import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { CollectionBeforeOperationHook } from "payload";
import type { Phrase } from "../i18n/hindi.ts";
import { RefusalError } from "../i18n/refusal-error.ts";
import { readFirstPassword } from "./first-admin.ts";

const minLength = 12;
// zxcvbn scores from 0 to 4. A lower score means fewer than about 100 million guesses.
const minScore = 3;
const guessing = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Payload would accept three characters, and the most common passwords. */
export const requireGoodPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  if (operation === "login" || data.password === undefined) return args;
  const known = [data.email, data.name, req.user?.email, req.user?.name].filter(isText);
  const problem = findPasswordProblem(
    data.password,
    req.user ? readFirstPassword() : undefined,
    known,
  );
  // Not a ValidationError: the account page would only show that the field is invalid, not why.
  if (problem) throw new RefusalError(problem, { number: minLength });
  return args;
};

/** `known` is what an attacker knows about the user. */
export function findPasswordProblem(
  password: unknown,
  printed: string | undefined,
  known: readonly string[] = [],
): Phrase | undefined {
  if (typeof password !== "string" || [...password.trim()].length < minLength) {
    return "Please choose at least {number} characters.";
  }
  if (password === printed)
    return "Please choose a password that differs from the one-time password.";
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  if (guessing.check(password, [...words, "sgc", "school"]).score < minScore) {
    return "This password is too easy to guess. Please use four or five unrelated words.";
  }
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === "string";
