import { fileURLToPath } from "node:url";
import { readConfig } from "../server/config.ts";
import { schoolArchivePath } from "../server/school-archive/answer-school-archive.ts";
import { makePass, passHeader } from "../server/school-archive/pass.ts";
import { keepSecret } from "../server/secret.ts";

const usualDataDir = fileURLToPath(new URL("../../../.data/host", import.meta.url));

/** Asks the running host in the name of whoever may read its secret. Throws NotDoneError. */
export async function askSchoolArchive(query: string, init: RequestInit): Promise<Response> {
  const config = readConfig(process.env, usualDataDir);
  const here = `http://127.0.0.1:${config.port}`;
  const headers = { [passHeader]: makePass(keepSecret(config.dataDir, config.secret)) };
  const answer = await fetch(`${here}${schoolArchivePath}${query}`, { ...init, headers }).catch(
    () => {
      throw new NotDoneError(`The content host at ${here} cannot be asked. Is it running?`);
    },
  );
  if (answer.ok) return answer;
  const { errors } = await answer.json().catch(() => ({ errors: [] }));
  throw new NotDoneError(errors[0]?.message ?? `The content host answered ${answer.status}.`);
}

/** Nothing was changed; the sentence says why. */
export class NotDoneError extends Error {
  override readonly name = "NotDoneError";
}
