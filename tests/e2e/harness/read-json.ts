/** A response of `fetch`, or of Playwright, whose status and address are functions. */
type Answer = {
  status: number | (() => number);
  url: string | (() => string);
  text: () => Promise<string>;
};

/** The JSON of a response. Throws NoJsonError, with status and body, when it is none. */
export async function readJson(answer: Answer): ReturnType<Response["json"]> {
  const body = await answer.text();
  try {
    return JSON.parse(body);
  } catch (cause) {
    const status = typeof answer.status === "function" ? answer.status() : answer.status;
    const url = typeof answer.url === "function" ? answer.url() : answer.url;
    throw new NoJsonError(url, status, body, cause);
  }
}

class NoJsonError extends Error {
  override name = "NoJsonError";
  constructor(url: string, status: number, body: string, cause: unknown) {
    super(`${url} answered ${status} without JSON: "${body.slice(0, 500)}"`, { cause });
  }
}
