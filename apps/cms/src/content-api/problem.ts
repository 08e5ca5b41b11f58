import type { z } from "zod";

export type FieldMessages = Record<string, string>;

/** One message for each invalid field of a body. */
export const toFieldMessages = ({ issues }: z.ZodError): FieldMessages =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));

const titles: Record<number, string> = {
  400: "Bad request",
  401: "Unauthorized",
  404: "Not found",
  405: "Method not allowed",
  413: "Too large",
  414: "Address too long",
  415: "Unsupported media type",
  422: "Please correct the fields",
  429: "Too many requests",
  500: "Internal error",
  503: "Not available",
};

export const retryLater = (status: 429 | 503, detail: string, seconds: number): Response =>
  problem(status, detail, { headers: { "retry-after": String(seconds) } });

export function problem(
  status: number,
  detail: string,
  more: { errors?: FieldMessages; headers?: Record<string, string> } = {},
): Response {
  const body = { title: titles[status] ?? "Error", status, detail, errors: more.errors };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...more.headers,
    },
  });
}
