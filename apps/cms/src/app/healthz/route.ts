import { getPayload } from "payload";
import config from "../../payload.config.ts";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const headers = { "cache-control": "no-store" };
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: "users" });
    return Response.json({ status: "ok", uptime: Math.round(process.uptime()) }, { headers });
  } catch {
    return Response.json({ status: "degraded", database: "no answer" }, { status: 503, headers });
  }
}
