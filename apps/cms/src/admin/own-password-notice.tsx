"use client";

import { useAuth } from "@payloadcms/ui";
import { splitText } from "../i18n/split-text.ts";
import { useSay } from "../i18n/use-say.ts";

/** On every screen until the one-time password is replaced. */
export function OwnPasswordNotice() {
  const { user } = useAuth();
  const { say } = useSay();
  if (!user || !("mustChangePassword" in user) || user.mustChangePassword !== true) return null;
  const link = <a href="/admin/account">{say("Your account")}</a>;
  return (
    <div className="admin-notice" role="status">
      <p>
        <strong>{say("Please choose your own password.")}</strong>{" "}
        {splitText(
          say(
            "You signed in with a one-time password. Please choose your own under {link} to continue.",
          ),
          { link },
        )}
      </p>
    </div>
  );
}
