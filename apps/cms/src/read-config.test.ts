import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

test("every setting has a default", () => {
  const config = readConfig({}, "/data/cms");
  expect(config).toMatchObject({
    port: 4000,
    url: "http://127.0.0.1:4000",
    databaseUrl: "file:/data/cms/content.db",
    schoolCode: "SGSM",
    loadsSeed: true,
    fixedNow: undefined,
  });
});

test("an empty setting counts as missing", () => {
  expect(readConfig({ CMS_PORT: " ", SAMPLE_CONTENT: "" }, "/data")).toMatchObject({ port: 4000 });
});

test.each([
  ["CMS_URL", "cms.sgc.example"],
  ["CMS_URL", "https://cms.sgc.example/admin"],
  ["DATABASE_URL", "mysql://x"],
  ["SAMPLE_CONTENT", "yes"],
])(
  "a wrong %s prevents the start, with a message that names it and the valid values",
  (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`${name} is "${value}".*does not start.*Allowed: `),
    );
  },
);

test.each(["PAYLOAD_SECRET", "CONTENT_API_TOKEN"])(
  "a %s that is too short is rejected without printing it",
  (name) => {
    expect(() => readConfig({ [name]: "hunter2" })).toThrow(/^((?!hunter2).)*$/);
  },
);

test("a wrong SMTP_URL is reported without its password, and e-mail needs both settings", () => {
  expect(() => readConfig({ SMTP_URL: "https://me:hunter2@mail.example" })).toThrow(
    /^((?!hunter2).)*$/,
  );
  expect(() => readConfig({ MAIL_FROM: "office\nBcc: x@y.example" })).toThrow(/MAIL_FROM/);
  expect(readConfig({ SMTP_URL: "smtp://mail.example" }).mail).toBeUndefined();
  const both = { SMTP_URL: "smtps://me:x@mail.example", MAIL_FROM: "SGC <office@sgc.example>" };
  expect(readConfig(both).mail).toEqual({ url: both.SMTP_URL, from: both.MAIL_FROM });
});

test("over https the session cookie is secure", () => {
  expect(readConfig({ CMS_URL: "https://cms.sgc.example/" })).toMatchObject({
    url: "https://cms.sgc.example",
    isHttps: true,
  });
});
