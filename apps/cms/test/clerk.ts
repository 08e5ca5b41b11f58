import { firstAdmin, type RunningHost } from "./running-host.ts";

export const ownPassword = "a password of my own";

/** A signed-in user, with requests like those of the admin in a browser. */
export type Clerk = {
  ask: (method: string, path: string, body?: object | FormData) => Promise<Response>;
  /** Like `ask`, but throws on an error status, and returns the record of the response. */
  save: (method: string, path: string, body: object | FormData) => Promise<{ id: number }>;
  cookie: string;
};

export async function signIn(
  host: Pick<RunningHost, "url">,
  email: string,
  password: string,
): Promise<Clerk> {
  const response = await fetch(`${host.url}/cms-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Not signed in: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const ask: Clerk["ask"] = (method, path, body) =>
    fetch(`${host.url}/cms-api/${path}`, {
      method,
      headers: {
        cookie,
        origin: host.url,
        "sec-fetch-site": "same-origin",
        ...(body && !(body instanceof FormData) ? { "content-type": "application/json" } : {}),
      },
      body: body && !(body instanceof FormData) ? JSON.stringify(body) : body,
    });
  const save: Clerk["save"] = async (method, path, body) => {
    const answer = await ask(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text).doc;
  };
  return { ask, save, cookie };
}

/** The session, as preview tickets contain it. */
export function sessionOf({ cookie }: Clerk): { user: string; session: string } {
  const claims = JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());
  return { user: String(claims.id), session: String(claims.sid) };
}

/** Signs in the first admin, who then has a new password. */
export async function signInFirstAdmin(host: Pick<RunningHost, "url" | "dataDir">): Promise<Clerk> {
  const { email, password } = firstAdmin(host.dataDir);
  const clerk = await signIn(host, email, password);
  await clerk.save("PATCH", "users/1", { password: ownPassword });
  return clerk;
}

/** Uploads an image like a browser form. */
export const uploadPicture = (clerk: Clerk, bytes: Buffer, name: string): Promise<number> =>
  upload(clerk, "media", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name);

/** Uploads a PDF like a browser form. */
export const uploadDocument = (clerk: Clerk, text: string, name: string): Promise<number> =>
  upload(clerk, "documents", new Blob([text], { type: "application/pdf" }), name);

async function upload(clerk: Clerk, collection: string, file: Blob, name: string): Promise<number> {
  const form = new FormData();
  form.set("file", file, name);
  form.set("_payload", JSON.stringify({}));
  return (await clerk.save("POST", collection, form)).id;
}
