import { renderSVG } from "uqr";
import { type SecondStep, setupAddress } from "./code.ts";

type Sheet = { title: string; body: string; problem?: string | undefined };

/** Asks for the code of somebody whose password was right. */
export const askPage = (problem?: string): string =>
  sheet({
    title: "Second step",
    problem,
    body: `<p>Your password was right. Please type the six digits that the app on your telephone shows for the SGC desk.</p>
${codeForm("enter", "Open the desk")}
<p class="small">Without your telephone, ask an admin for a one-time password: that takes the second step away.</p>
<form method="post" action="/second-step"><input type="hidden" name="action" value="leave"><button class="plain">Sign in as somebody else</button></form>`,
  });

/** Shows how to switch the second step on, or off. `isDone` right after it was switched on. */
export function setupPage(step: SecondStep, account: string, problem?: string): string {
  if (step.isOn) {
    return sheet({
      title: "Your second step is on",
      problem,
      body: `<p>From now on the desk asks for a code of your telephone after the password. <a href="/admin/account">Back to your account</a></p>
<h2>Switch it off</h2>${codeForm("off", "Switch off")}`,
    });
  }
  return sheet({
    title: "A second step at sign-in",
    problem,
    body: `<p>With it a stolen password opens nothing. You need an app for codes on your telephone, such as Aegis, Google Authenticator or the passwords of an iPhone.</p>
<ol><li>In the app, add an account and point the camera at this drawing:
<div class="code">${renderSVG(setupAddress(step, account))}</div>
or type this key by hand: <code>${step.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code></li>
<li>Type the six digits that the app shows now:${codeForm("on", "Switch on")}</li></ol>
<p class="small">If you lose the telephone, an admin gives you a one-time password, which takes the second step away. So let there be two admins. <a href="/admin/account">Back to your account</a></p>`,
  });
}

const codeForm = (action: string, button: string): string =>
  `<form method="post" action="/second-step"><input type="hidden" name="action" value="${action}">
<label>Code <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required autofocus></label>
<button>${button}</button></form>`;

function sheet({ title, body, problem }: Sheet): string {
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · SGC desk</title><link rel="icon" href="/desk.svg"><style>${styles}</style>
<main><h1>${title}</h1>${problem ? `<p class="problem" role="alert">${problem}</p>` : ""}${body}</main></html>`;
}

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222;background:#f5f5f5}
main{max-width:34rem;margin:8vh auto;padding:2rem;background:#fff;border:1px solid #ddd}
h1{margin-top:0;font-size:1.5rem}h2{font-size:1.1rem}form{margin:1rem 0;display:flex;gap:.75rem;align-items:end}
label{display:grid;gap:.25rem}input{font:inherit;font-size:1.25rem;letter-spacing:.15em;padding:.4rem .6rem;width:9rem}
button{font:inherit;padding:.5rem 1rem;background:#222;color:#fff;border:0;cursor:pointer}
a{color:#14508c}.plain{background:none;color:#14508c;padding:0;text-decoration:underline}.small{font-size:.875rem;color:#555}.problem{padding:.75rem 1rem;background:#fff3df;border-left:4px solid #b86e00}
.code svg{display:block;width:12rem;height:12rem;margin:.5rem 0}:focus-visible{outline:3px solid #14508c;outline-offset:2px}`;
