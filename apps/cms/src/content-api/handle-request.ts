import { requestIdHeader } from "@manor/content-api/request-id";
import type { Payload } from "payload";
import { handlePreview } from "../preview/handle-preview.ts";
import { handleAlbum } from "./album.ts";
import type { ListCall } from "./call.ts";
import { handleForm } from "./form.ts";
import { handleImage } from "./image.ts";
import { handleList } from "./list.ts";
import { listCalls } from "./list-calls.ts";
import { handleNewsletterStep } from "./newsletter-step.ts";
import { problem } from "./problem.ts";
import { isThisSchool } from "./school-code.ts";
import { handleSite } from "./site.ts";

const reading = ["GET", "HEAD"];

/** Handles every call of the content API. Paths are case-insensitive. */
export async function handleContentApiRequest(
  payload: Payload,
  request: Request,
): Promise<Response> {
  const path = toSegments(request);
  if (!path) return problem(400, "This address cannot be read.");
  const [word = "", ...rest] = path;
  try {
    if (word.toLowerCase() === "image") {
      return onlyFor(request, reading) ?? (await handleImage(payload, request, rest));
    }
    if (word.toLowerCase() === "subgallery" && rest.length === 0) {
      return onlyFor(request, reading) ?? (await handleAlbum(payload, request));
    }
    if (word.toLowerCase() === "form" && rest.length === 2) {
      const [school = "", formType = ""] = rest;
      return (
        onlyFor(request, ["POST"]) ??
        (await forSchool(school, () => handleForm(payload, request, formType)))
      );
    }
    if (word.toLowerCase() === "newsletter" && rest.length === 2) {
      const [school = "", step = ""] = rest;
      return (
        onlyFor(request, ["POST"]) ??
        (await forSchool(school, () => handleNewsletterStep(payload, request, step)))
      );
    }
    if (word.toLowerCase() === "preview") {
      return (
        onlyFor(request, [...reading, "POST"]) ?? (await handlePreview(payload, request, rest))
      );
    }
    if (word.toLowerCase() === "site" && rest.length === 1) {
      return (
        onlyFor(request, reading) ??
        (await forSchool(rest[0] ?? "", () => handleSite(payload, request)))
      );
    }
    const [call, school] = findListCall(path);
    if (!call) return problem(404, "This call does not exist.");
    return (
      onlyFor(request, reading) ??
      (await forSchool(school, () => handleList(payload, request, call)))
    );
  } catch (error) {
    // The client gets no detail. A message's text must not reach the log, so only the error's own text does.
    const requestId = request.headers.get(requestIdHeader);
    payload.logger.error({ requestId }, `${request.method} /api/${word}: ${describe(error)}`);
    return problem(500, "The CMS failed. Please try again.");
  }
}

/** A CMS has one school: another school code is not found. */
const forSchool = async (code: string, respond: () => Promise<Response>): Promise<Response> =>
  isThisSchool(code) ? respond() : problem(404, "There is no school with this code.");

/** The call for a path, and the school code in it. */
export function findListCall(path: string[]): [ListCall<object> | undefined, string] {
  const school = path.at(-1) ?? "";
  const words = [...path.slice(0, -1).map((word) => word.toLowerCase()), ":school"].join("/");
  return [listCalls.find(({ paths }) => paths.includes(words)), school];
}

function toSegments(request: Request): string[] | undefined {
  try {
    const { pathname } = new URL(request.url);
    return pathname
      .replace(/^\/api\//i, "")
      .split("/")
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function onlyFor(request: Request, methods: string[]): Response | undefined {
  if (methods.includes(request.method)) return undefined;
  const allow = methods.join(", ");
  return problem(405, `This call takes ${allow} only.`, { headers: { allow } });
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${"code" in error ? error.code : ""}`.trim() : "error";
