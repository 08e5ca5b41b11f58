import { firstAdmin, type RunningCms } from "./running-cms.ts";

export const ownPassword = "a password of my own";

/** A signed-in user, with requests like those of the admin in a browser. */
export type Editor = {
  ask: (method: string, path: string, body?: object | FormData) => Promise<Response>;
  /** Like `ask`, but throws on an error status, and returns the record of the response. */
  save: (method: string, path: string, body: object | FormData) => Promise<{ id: number }>;
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
  const ask: Editor["ask"] = (method, path, body) =>
    fetch(`${cms.url}/cms-api/${path}`, {
      method,
      headers: {
        cookie,
        origin: cms.url,
        "sec-fetch-site": "same-origin",
        ...(body && !(body instanceof FormData) ? { "content-type": "application/json" } : {}),
      },
      body: body && !(body instanceof FormData) ? JSON.stringify(body) : body,
    });
  const save: Editor["save"] = async (method, path, body) => {
    const result = await ask(method, path, body);
    const text = await result.text();
    if (!result.ok) throw new Error(`${method} ${path}: ${result.status} ${text}`);
    return JSON.parse(text).doc;
  };
  return { ask, save, cookie };
}

/** The session, as preview tickets contain it. */
export function readSession({ cookie }: Editor): { user: string; session: string } {
  const claims = JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());
  return { user: String(claims.id), session: String(claims.sid) };
}

/** Signs in the first admin, who then has a new password. */
export async function signInFirstAdmin(cms: Pick<RunningCms, "url" | "dataDir">): Promise<Editor> {
  const { email, password } = firstAdmin(cms.dataDir);
  const editor = await signIn(cms, email, password);
  await editor.save("PATCH", "users/1", { password: ownPassword });
  return editor;
}

/** Uploads an image like a browser form. */
export const uploadPicture = (editor: Editor, bytes: Buffer, name: string): Promise<number> =>
  upload(editor, "media", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name);

/** Uploads a PDF like a browser form. */
export const uploadDocument = (editor: Editor, text: string, name: string): Promise<number> =>
  upload(editor, "documents", new Blob([text], { type: "application/pdf" }), name);

async function upload(
  editor: Editor,
  collection: string,
  file: Blob,
  name: string,
): Promise<number> {
  const form = new FormData();
  form.set("file", file, name);
  form.set("_payload", JSON.stringify({}));
  return (await editor.save("POST", collection, form)).id;
}
