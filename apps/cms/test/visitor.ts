import { readJson } from "../../../tests/e2e/harness/read-json.ts";
/** Requests without a session, as visitors and the website send them. */
export type Visitor = ReturnType<typeof createVisitor>;

type Item = Record<string, unknown> & { _id: string };

/** The address of the CMS may change after a restart. */
export function createVisitor(cms: { url: string }) {
  const ask = (path: string, init?: RequestInit) => fetch(cms.url + path, init);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const get = async (path: string): ReturnType<Response["json"]> => readJson(await ask(path));
  const list = async (path: string): Promise<Item[]> => get(path);
  return {
    ask,
    post,
    get,
    /** The items of a list of the content API. */
    list,
    titles: async (path: string) => (await list(path)).map(({ title }) => title),
    /** Every part of the school. */
    school: () => get("/api/site/SGSM"),
    status: async (path: string) => (await ask(path)).status,
    /** The status of a file of the content API. */
    fileStatus: async (name: unknown) => (await ask(`/api/image/${name}`)).status,
    /** Sends the contact form. */
    sendMessage: (fields: object = {}, headers: Record<string, string> = {}) =>
      post("/api/form/SGSM/CF", { ...message, ...fields }, headers),
  };
}

const message = {
  name: "Sample Visitor",
  email: "v@example.org",
  message: "When?",
  schoolcode: "SGSM",
};
