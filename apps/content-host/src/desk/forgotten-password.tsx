import { sendsMail } from "../mail/send-mail.ts";

/** Below the log-in: the way to a new password, by a letter where letters are sent. */
export const ForgottenPassword = () =>
  sendsMail() ? (
    <p className="desk-hint">
      Forgotten your password? <a href="/admin/forgot">Have a letter sent</a> with a link for a new
      one.
    </p>
  ) : (
    <p className="desk-hint">
      Forgotten your password? This desk sends no passwords by mail: an admin gives you a one-time
      password (Settings, People).
    </p>
  );
