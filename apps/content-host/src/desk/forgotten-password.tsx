/** Below the log-in, in the place of a mail that nobody would get. */
export const ForgottenPassword = () => (
  <p className="desk-hint">
    Forgotten your password? This desk sends no passwords by mail: an admin gives you a one-time
    password (Settings, People).
  </p>
);
