import { findListCall } from "@manor/content-api/calls";
import { requestIdHeader } from "@manor/server-kit/request-id";
import type { Payload } from "payload";
import { findTodos } from "./admin/dashboard/todos/find-todos.ts";
import { handleForm } from "./collections/contact-messages/receive-message.ts";
import { handleEnquiry } from "./collections/enquiries/receive-enquiry.ts";
import { handleAddressCounts } from "./collections/missing-addresses/receive-counts.ts";
import { handleNewsletterStep } from "./collections/subscribers/newsletter-step.ts";
import { handleVisit } from "./collections/visit-bookings/receive-visit.ts";
import { handleVisitKey } from "./collections/visit-bookings/visit-actions.ts";
import { handleVisitLink } from "./collections/visit-bookings/visit-link.ts";
import { albums } from "./content-api/albums.ts";
import { handleErasedMessages } from "./content-api/erased-messages.ts";
import { handleImage } from "./content-api/image.ts";
import { getListResponse, listCalls } from "./content-api/list-calls.ts";
import { problem } from "./content-api/problem.ts";
import { isThisSchool, requestsThisSchool, respondJson } from "./content-api/request.ts";
import { handleSite } from "./content-api/site.ts";
import { handlePreview } from "./preview/handle-preview.ts";
import { readLanguage } from "./translations/languages.ts";

type Handler = (payload: Payload, request: Request, rest: string[]) => Promise<Response>;

/** A CMS has one school: another school code is not found. */
const forSchool =
  (handle: (payload: Payload, request: Request, step: string) => Promise<Response>): Handler =>
  async (payload, request, [school = "", step = ""]) =>
    isThisSchool(school)
      ? handle(payload, request, step)
      : problem(404, "This school code is unknown.");

const admissionSteps = {
  enquiry: handleEnquiry,
  visit: handleVisit,
  "visit-link": handleVisitLink,
} as const;

const isAdmissionStep = (step: string): step is keyof typeof admissionSteps =>
  Object.hasOwn(admissionSteps, step);

async function handleAdmission(payload: Payload, request: Request, step: string) {
  const name = step.toLowerCase();
  if (!isAdmissionStep(name)) return problem(404, "This call does not exist.");
  return admissionSteps[name](payload, request);
}

/** Below admission/{school}/visit: the key of one booking. */
const handleBooking: Handler = async (payload, request, [school = "", step = "", key = ""]) =>
  isThisSchool(school) && step.toLowerCase() === "visit"
    ? handleVisitKey(payload, request, key)
    : problem(404, "This call does not exist.");

/** GET /api/subGallery?id= : one album of either category. */
async function handleAlbum(payload: Payload, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id");
  if (requestsThisSchool(request)) {
    const language = await readLanguage(payload, request);
    const { items, etag } = await getListResponse(payload, albums, language);
    const album = items.find(({ _id }) => _id === id);
    if (album) return respondJson(request, JSON.stringify(album), etag);
  }
  return problem(404, "No album has this id.");
}

/** The editors' to-do list, for `npm run content:health`. */
const handleContentHealth: Handler = async (payload) =>
  Response.json(await findTodos(payload), { headers: { "cache-control": "no-store" } });

const reading = ["GET", "HEAD"];

/** The calls that do not return a list, by the first word of their path. `rest` is the number of further words. */
const routes: { word: string; rest?: number; methods?: string[]; handle: Handler }[] = [
  { word: "addresscounts", rest: 1, methods: ["POST"], handle: forSchool(handleAddressCounts) },
  { word: "admission", rest: 2, methods: ["POST"], handle: forSchool(handleAdmission) },
  { word: "admission", rest: 3, methods: ["POST"], handle: handleBooking },
  { word: "image", handle: handleImage },
  { word: "subgallery", rest: 0, handle: handleAlbum },
  { word: "content-health", rest: 0, handle: handleContentHealth },
  {
    word: "erasedmessages",
    rest: 1,
    methods: ["POST"],
    handle: forSchool(handleErasedMessages),
  },
  { word: "form", rest: 2, methods: ["POST"], handle: forSchool(handleForm) },
  { word: "newsletter", rest: 2, methods: ["POST"], handle: forSchool(handleNewsletterStep) },
  { word: "preview", methods: [...reading, "POST"], handle: handlePreview },
  { word: "site", rest: 1, handle: forSchool(handleSite) },
];

/** Handles every call of the content API. Paths are case-insensitive. */
export async function handleContentApiRequest(
  payload: Payload,
  request: Request,
): Promise<Response> {
  const path = toSegments(request);
  if (!path) return problem(400, "This address cannot be read.");
  const [word = "", ...words] = path;
  try {
    const route = routes.find(
      ({ word: name, rest = words.length }) => name === word.toLowerCase() && rest === words.length,
    );
    if (route) {
      const refused = onlyFor(request, route.methods ?? reading);
      return refused ?? (await route.handle(payload, request, words));
    }
    const list = findListCall(`/api/${path.map(encodeURIComponent).join("/")}`);
    if (!list) return problem(404, "This call does not exist.");
    const handle = forSchool(async () => {
      const language = await readLanguage(payload, request);
      const { body, etag } = await getListResponse(payload, listCalls[list.name], language);
      return respondJson(request, body, etag);
    });
    return onlyFor(request, reading) ?? (await handle(payload, request, path.slice(-1)));
  } catch (error) {
    // The client gets no detail. A message's text must not reach the log, so only the error's own text does.
    const requestId = request.headers.get(requestIdHeader);
    payload.logger.error({ requestId }, `${request.method} /api/${word}: ${describe(error)}`);
    return problem(500, "The CMS failed. Please try again.");
  }
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
