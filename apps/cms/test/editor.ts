import sharp from "sharp";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { firstAdmin, type RunningCms } from "./running-cms.ts";

export const ownPassword = "a password of my own";

/** A record as the REST API returns it. */
type Doc = Record<string, unknown> & { id: number };

/** A signed-in user, with requests like those of the admin in a browser. */
export type Editor = {
  ask: (method: string, path: string, body?: object | FormData) => Promise<Response>;
  /** Like `ask`, but throws on an error status, and returns the record of the response. */
  save: (method: string, path: string, body: object | FormData) => Promise<Doc>;
  /** Publishes a new record, or the values of a settings page. */
  publish: (list: string, values: object) => Promise<Doc>;
  /** Moves a record to the trash. */
  trash: (path: string) => Promise<Doc>;
  get: (path: string) => ReturnType<Response["json"]>;
  /** The records of a list. */
  find: <T = Doc>(path: string) => Promise<T[]>;
  /** The HTML of a page of the admin panel, without the comments that separate React's texts. */
  open: (path?: string) => Promise<string>;
  cookie: string;
};

export async function signIn(
  cms: Pick<RunningCms, "url">,
  email: string,
  password: string,
): Promise<Editor> {
  const response = await fetch(`${cms.url}/cms-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Not signed in: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const ask: Editor["ask"] = (method, path, body) => {
    const isJson = body && !(body instanceof FormData);
    return fetch(`${cms.url}/cms-api/${path}`, {
      method,
      headers: {
        ...headers,
        origin: cms.url,
        ...(isJson && { "content-type": "application/json" }),
      },
      body: isJson ? JSON.stringify(body) : body,
    });
  };
  const get: Editor["get"] = async (path) => readJson(await ask("GET", path));
  const save: Editor["save"] = async (method, path, body) => {
    const result = await ask(method, path, body);
    if (!result.ok) throw new Error(`${method} ${path}: ${result.status} ${await result.text()}`);
    return (await readJson(result)).doc;
  };
  return {
    ask,
    save,
    publish: (list, values) => save("POST", list, { ...values, _status: "published" }),
    trash: (path) => save("PATCH", path, { deletedAt: new Date().toISOString() }),
    get,
    find: async (path) => (await get(path)).docs,
    open: async (path = "") => {
      const page = await fetch(`${cms.url}/admin${path}`, { headers });
      return (await page.text()).replaceAll("<!-- -->", "");
    },
    cookie,
  };
}

/** The session, as preview tickets contain it. */
export function readSession(editor: Editor): { user: string; session: string } {
  const { id, sid } = readClaims(editor);
  return { user: String(id), session: String(sid) };
}

/** The content of the session cookie, a signed token. */
export const readClaims = ({ cookie }: Editor): Record<string, number | string> =>
  JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());

/** Signs in the first admin, who then has a new password. */
export async function signInFirstAdmin(cms: Pick<RunningCms, "url" | "dataDir">): Promise<Editor> {
  const { email, password } = firstAdmin(cms.dataDir);
  const editor = await signIn(cms, email, password);
  await editor.save("PATCH", "users/1", { password: ownPassword });
  return editor;
}

/** An uploaded file; visitors get it under the file name. */
type Upload = { id: number; filename: string };

/** Uploads a JPEG like a browser form: a plain area unless its bytes are given. */
export async function uploadPicture(
  editor: Editor,
  name = "picture.jpg",
  bytes?: Buffer,
): Promise<Upload> {
  const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
  const jpeg = bytes ?? (await sharp({ create }).jpeg().toBuffer());
  return upload(editor, "media", new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" }), name);
}

/** Uploads a PDF of one page without text, title and language, like a browser form. */
export const uploadDocument = (editor: Editor, name: string): Promise<Upload> =>
  upload(editor, "documents", new Blob([emptyPage], { type: "application/pdf" }), name);

/** Uploads an MP4 film, like a browser form: its first bytes unless they are given. */
export const uploadFilm = (editor: Editor, bytes?: Buffer<ArrayBuffer>): Promise<Upload> =>
  upload(editor, "documents", new Blob([bytes ?? emptyFilm], { type: "video/mp4" }), "film.mp4");

/** A film without pictures: its type, and an empty box of data. */
const emptyFilm = "\0\0\0\u0018ftypmp42\0\0\0\0mp42isom\0\0\0\u0008mdat";

const emptyPage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Size 4/Root 1 0 R>>
startxref
0
%%EOF
`;

async function upload(
  editor: Editor,
  collection: string,
  file: Blob,
  name: string,
): Promise<Upload> {
  const form = new FormData();
  form.set("file", file, name);
  form.set("_payload", JSON.stringify({}));
  const { id, filename } = await editor.save("POST", collection, form);
  return { id, filename: String(filename) };
}
