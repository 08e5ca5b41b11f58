"use client";

import { useAuth } from "@payloadcms/ui";

/** Stands on every screen until the one-time password is gone. */
export function OwnPasswordNotice() {
  const { user } = useAuth();
  if (!user || !("mustChangePassword" in user) || user.mustChangePassword !== true) return null;
  return (
    <div className="desk-notice" role="status">
      <p>
        <strong>Please choose your own password.</strong> You signed in with a one-time password:
        until you have chosen your own, the desk shows nothing else. On the screen{" "}
        <a href="/admin/account">Your account</a> write a new one twice, and press “Save the new
        password”.
      </p>
    </div>
  );
}
