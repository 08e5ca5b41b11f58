"use client";

import type { Phrase } from "../i18n/hindi.ts";
import { useTranslator } from "../i18n/use-translator.ts";

export type Outcome<Result> =
  | { result: Result; refusal?: undefined }
  | { result?: undefined; refusal: string };

type Errors = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] };

const timeoutMs = 120_000;

/** Calls an endpoint of the CMS. Never rejects. */
export function useRequest() {
  const { t } = useTranslator();
  return async <Result>(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    body?: FormData | Blob | object,
  ): Promise<Outcome<Result>> => {
    try {
      const response = await fetch(`/cms-api${path}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...toInit(body),
      });
      const result: Result & Errors = await response.json();
      if (response.ok) return { result };
      const [error] = result.errors ?? [];
      // Of an invalid record, the message of the first field.
      const message = error?.data?.errors?.[0]?.message ?? error?.message;
      // The server in front of Payload refuses a large request in English.
      return { refusal: t((message as Phrase) ?? "The server rejected the request.") };
    } catch {
      return { refusal: t("The server could not be reached. Please try again.") };
    }
  };
}

function toInit(body: FormData | Blob | object | undefined): RequestInit {
  if (!body || body instanceof FormData || body instanceof Blob) return { body: body ?? null };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}
