import type { RunningHost } from "./content-host.ts";

/** Somebody who has signed in at the desk, as a browser on its own address would speak for them. */
export type Clerk = {
  ask: (method: string, path: string, body?: object) => Promise<Response>;
  /** Like `ask`, but fails unless the desk agrees, and gives the record it answers with. */
  save: (method: string, path: string, body: object) => Promise<{ id: number }>;
  cookie: string;
};

const ownPassword = "a password of my own";

/** The first admin, after choosing an own password. */
export async function signInFirstAdmin(host: RunningHost): Promise<Clerk> {
  const { email, password } = host.admin;
  const clerk = await signIn(host, email, password);
  await clerk.save("PATCH", "users/1", { password: ownPassword });
  return clerk;
}

/** Somebody who signs in with this password. */
export async function signIn(
  { url }: RunningHost,
  email: string,
  password: string,
): Promise<Clerk> {
  const headers = { "content-type": "application/json", origin: url };
  const login = await fetch(`${url}/cms-api/users/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`Not signed in: ${login.status} ${await login.text()}`);
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const ask: Clerk["ask"] = (method, path, body) =>
    fetch(`${url}/cms-api/${path}`, {
      method,
      headers: { ...headers, cookie, "sec-fetch-site": "same-origin" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const save: Clerk["save"] = async (method, path, body) => {
    const answer = await ask(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text).doc;
  };
  return { ask, save, cookie };
}
