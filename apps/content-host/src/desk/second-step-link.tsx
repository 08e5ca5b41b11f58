/** On one's own account: the way to the page where the second step is switched on and off. */
export function SecondStepLink() {
  return (
    <p className="desk-sentence">
      Sign-in with a code of your telephone after the password:{" "}
      <a href="/second-step">your second step</a>
    </p>
  );
}
