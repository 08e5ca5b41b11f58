import { data, redirect } from "react-router";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/newsletter";
import { newsletterPage } from "./newsletter.page.ts";
import type { SignUpState } from "./sign-up.tsx";

/** Posts the sign-up form. The response never reveals whether an address is subscribed. */
export async function sendSignUp(args: Route.ActionArgs) {
  const form = await args.request.formData().catch(() => new FormData());
  const typed = Object.fromEntries(form);
  const signUp = await getSite(args).newsletter.subscribe(typed);
  if (signUp.outcome === "asked") throw redirect(`${newsletterPage.path}?sent=1#by-e-mail`, 303);
  const state: SignUpState = {
    outcome: signUp.outcome,
    email: typeof typed.email === "string" ? typed.email : "",
  };
  const wait = "retryAfter" in signUp ? { "retry-after": String(signUp.retryAfter) } : undefined;
  return data(state, { status: signUp.status, ...(wait && { headers: wait }) });
}
