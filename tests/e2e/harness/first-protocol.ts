import { createHash } from "node:crypto";
import { connect } from "node:tls";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.ts";

/**
 * What the first visit to a server on this machine comes by, as ALPN names it, when the browser has been told that it
 * speaks HTTP/3.
 */
export async function firstProtocol(name: string, port: number): Promise<string> {
  const { args, ...options } = launchOptions();
  const told = [
    `--origin-to-force-quic-on=${name}:${port}`,
    `--host-resolver-rules=MAP ${name} 127.0.0.1`,
    // No authority of the internet knows the names of a test.
    `--ignore-certificate-errors-spki-list=${await fingerprintOf(name, port)}`,
  ];
  const browser = await chromium.launch({ ...options, args: [...(args ?? []), ...told] });
  try {
    const page = await browser.newPage();
    await page.goto(`https://${name}:${port}/`);
    return await page.evaluate(
      () => performance.getEntriesByType("navigation")[0]?.toJSON().nextHopProtocol,
    );
  } finally {
    await browser.close();
  }
}

/** SHA-256 of the public key that a server shows (RFC 7469, 2.4), in base64. */
function fingerprintOf(name: string, port: number): Promise<string> {
  return new Promise((done, failed) => {
    const line = connect({ port, host: "127.0.0.1", servername: name, rejectUnauthorized: false });
    line.on("error", failed);
    line.on("secureConnect", () => {
      const key = line.getPeerX509Certificate()?.publicKey.export({ type: "spki", format: "der" });
      line.destroy();
      if (!key) return failed(new Error(`${name} shows no certificate.`));
      done(createHash("sha256").update(key).digest("base64"));
    });
  });
}
