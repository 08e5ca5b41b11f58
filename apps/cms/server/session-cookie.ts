import { jwtVerify } from "jose";
import type { Session } from "../src/cms.ts";
import { getName, withoutPrefix } from "../src/payload-fixes/cookie-prefix-on-script-cookies.ts";
import { toPayloadSecret } from "../src/payload-secret.ts";

const sessionName = "payload-token";
/** As Payload signs it. */
const verifyOptions = { algorithms: ["HS256"], requiredClaims: ["exp", "id", "sid"] };

/** Payload gets exactly the verified session or none. Over https only cookies with the prefix `__Host-` count. */
export function createSessionReader(secret: string, isHttps: boolean) {
  const key = new TextEncoder().encode(toPayloadSecret(secret));

  async function verify(token: string): Promise<Session | undefined> {
    const verified = await jwtVerify(token, key, verifyOptions).catch(() => undefined);
    return verified && { user: String(verified.payload.id), id: String(verified.payload.sid) };
  }

  return async (header = ""): Promise<{ session: Session | undefined; cookies: string }> => {
    const all = header.split(";").map((text) => text.trim());
    const known = isHttps ? withoutPrefix(all) : all;
    const tokens = known.filter((text) => getName(text) === sessionName);
    const others = known.filter((text) => getName(text) !== sessionName);
    const [token = ""] = tokens;
    const isOne = tokens.length === 1 && token.startsWith(`${sessionName}=`);
    const session = isOne ? await verify(token.slice(sessionName.length + 1)) : undefined;
    return { session, cookies: [...others, ...(session ? [token] : [])].join("; ") };
  };
}
