import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { atVisitor, SERVER_ADDRESS } from "./line.ts";

export const NAME = "manor.test";

/**
 * A name server beside the visitor, so that asking it takes no time. With `announced` it says, for each of these
 * ports, that HTTP/3 is spoken there, as the record of docs/operations.md does.
 */
export async function startNames(announced: readonly number[]): Promise<ChildProcess> {
  const records = announced.map((port) => `--dns-rr=_${port}._https.${NAME},65,${HTTPS_RECORD}`);
  const own = ["--keep-in-foreground", "--user=root", "--pid-file=", "--log-facility=-"];
  const nothingElse = ["--conf-file=/dev/null", "--no-hosts", "--no-resolv", `--local=/${NAME}/`];
  const known = [`--host-record=${NAME},${SERVER_ADDRESS}`, ...records];
  const names = spawn("ip", atVisitor(["dnsmasq", ...own, ...nothingElse, ...known]), {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await once(names.stderr, "data");
  return names;
}

/**
 * `HTTPS 1 manor.test. alpn="h3,h2"` as its bytes in hexadecimal. RFC 9460, 2.2: priority, name, then the key 1
 * (alpn) with its length. At another port than 443 "." would mean another name, so the name is written out.
 */
const HTTPS_RECORD = (() => {
  const withLength = (text: string) => [text.length, ...Buffer.from(text)];
  const name = [...NAME.split(".").flatMap(withLength), 0];
  const protocols = ["h3", "h2"].flatMap(withLength);
  return Buffer.from([0, 1, ...name, 0, 1, 0, protocols.length, ...protocols]).toString("hex");
})();
