import type { Exchange } from "../http/exchange.ts";
import { sendPlaceholder } from "./answers.ts";
import { isPicture } from "./file-kind.ts";
import type { LogOnce } from "./log-once.ts";
import type { Original } from "./original.ts";
import { createPlaceholders } from "./placeholder.ts";
import type { Variant } from "./wanted-variant.ts";

/** What is sent in the place of a picture that cannot be shown: a drawing in the width that was asked for. */
export function createStandIns(logOnce: LogOnce) {
  const placeholder = createPlaceholders();

  async function standIn(exchange: Exchange, status: 415 | 422, variant: Variant) {
    if (variant === "whole")
      return sendPlaceholder(exchange, status, await placeholder(960, "jpeg"));
    const format = variant.format === "jpeg" ? "jpeg" : "webp";
    return sendPlaceholder(exchange, status, await placeholder(variant.width, format));
  }

  function refuse(exchange: Exchange, { name, digest, kind, isLarge }: Original, variant: Variant) {
    logOnce(`${name} ${digest}`, { name, kind, isLarge }, "A file is no picture that can be shown");
    return standIn(exchange, isLarge && isPicture(kind) ? 422 : 415, variant);
  }

  return { standIn, refuse };
}
