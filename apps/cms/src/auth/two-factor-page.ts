import { renderSVG } from "uqr";
import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator } from "../i18n/translate.ts";
import { setupUri, type TwoFactor } from "./two-factor.ts";

export type Read = { language: string; problem?: Phrase | undefined };
type Page = Read & { title: Phrase; body: string };

export function codePage(read: Read): string {
  const t = createTranslator(read.language);
  return renderPage({
    ...read,
    title: "Two-factor authentication",
    body: `<p>${t("Please enter the six-digit code from the authenticator app on your phone.")}</p>
${codeForm("enter", "Open the admin panel", read)}
<p class="small">${t("Lost your phone? Ask an administrator for a one-time password. It turns off two-factor authentication.")}</p>
<form method="post" action="/two-factor" aria-label="${t("Sign in as another user")}"><input type="hidden" name="action" value="leave"><button class="plain">${t("Sign in as another user")}</button></form>`,
  });
}

export function setupPage(state: TwoFactor, account: string, read: Read): string {
  const t = createTranslator(read.language);
  const back = `<a href="/admin/account">${t("Back to your account")}</a>`;
  if (state.isOn) {
    return renderPage({
      ...read,
      title: "Two-factor authentication is on",
      body: `<p>${t("The admin panel asks for a code from your phone after the password.")} ${back}</p>
<h2>${t("Turn off two-factor authentication")}</h2>${codeForm("off", "Turn off", read)}`,
    });
  }
  const key = `<code>${state.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>`;
  return renderPage({
    ...read,
    title: "Set up two-factor authentication",
    body: `<p>${t("It protects your account if your password is stolen. You need an authenticator app, such as Aegis, Google Authenticator or iPhone Passwords.")}</p>
<ol><li>${t("In the app, add an account and scan this QR code:")}
<div class="code" aria-hidden="true">${renderSVG(setupUri(state, account))}</div>
${t("or enter this key: {key}", { key })}</li>
<li>${t("Enter the six-digit code from the app:")}${codeForm("on", "Turn on", read)}</li></ol>
<p class="small">${t("If you lose your phone, an administrator can turn off two-factor authentication with a one-time password. Your school should have two administrators.")} ${back}</p>`,
  });
}

function codeForm(action: string, button: Phrase, { language }: Read): string {
  const t = createTranslator(language);
  const password =
    action === "on"
      ? `<label>${t("Current password")} <input name="password" type="password" autocomplete="current-password" required></label>\n`
      : "";
  return `<form method="post" action="/two-factor" aria-label="${t(button)}"><input type="hidden" name="action" value="${action}">
${password}<label>${t("Code")} <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required autofocus></label>
<button>${t(button)}</button></form>`;
}

function renderPage({ language, title, body, problem }: Page): string {
  const t = createTranslator(language);
  return `<!doctype html><html lang="${language === "hi" ? "hi" : "en-IN"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t(title)} · School admin</title><link rel="icon" href="/admin.svg"><style>${styles}</style>
<main><h1>${t(title)}</h1>${problem ? `<p class="problem" role="alert">${t(problem)}</p>` : ""}${body}</main></html>`;
}

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222;background:#f5f5f5}
main{max-width:34rem;margin:8vh auto;padding:2rem;background:#fff;border:1px solid #ddd}
h1{margin-top:0;font-size:1.5rem}h2{font-size:1.1rem}form{margin:1rem 0;display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
label{display:grid;gap:.25rem}input{font:inherit;font-size:1.25rem;letter-spacing:.15em;padding:.4rem .6rem;width:9rem;max-width:100%;box-sizing:border-box}
button{font:inherit;padding:.5rem 1rem;background:#222;color:#fff;border:0;cursor:pointer}
a{color:#14508c}.plain{background:none;color:#14508c;padding:0;text-decoration:underline}.small{font-size:.875rem;color:#555}.problem{padding:.75rem 1rem;background:#fff3df;border-left:4px solid #b86e00}
.code svg{display:block;width:12rem;height:12rem;margin:.5rem 0}:focus-visible{outline:3px solid #14508c;outline-offset:2px}`;
