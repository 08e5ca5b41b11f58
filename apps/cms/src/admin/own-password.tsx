"use client";

import { Button, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { useSay } from "../i18n/use-say.ts";
import { type SaveResult, saveUser } from "./save-user.ts";

/**
 * A new password, by itself: what the admin panel refuses stays in the boxes, beside the reason. Payload's
 * own two boxes are emptied by a refusal.
 */
export function OwnPassword() {
  const { id } = useDocumentInfo();
  const { user, refreshCookieAsync } = useAuth();
  const router = useRouter();
  const { say, translate } = useSay();
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [isShown, setShown] = useState(false);
  const [result, setResult] = useState<SaveResult>();
  const isOwn = user?.id === id;
  const hasOld = isOwn && !(user && "mustChangePassword" in user && user.mustChangePassword);

  const save = async () => {
    if (password !== again)
      return setResult({ text: say("The passwords do not match."), isDone: false });
    const result = await saveUser(
      String(id),
      { password, ...(hasOld && { oldPassword: old }) },
      { done: "The password was changed.", refused: "The password could not be changed." },
    );
    setResult(result);
    if (!result.isDone) return;
    setOld("");
    setPassword("");
    setAgain("");
    if (isOwn) await refreshCookieAsync();
    router.refresh();
  };
  const box = (
    label: string,
    value: string,
    set: (value: string) => void,
    autoComplete = "new-password",
  ) => (
    <label>
      {label}
      <input
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => set(target.value)}
        // The form around these boxes is about other things.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void save();
        }}
      />
    </label>
  );

  if (id === undefined) return null;
  return (
    <fieldset className="admin-password">
      <legend>{say(isOwn ? "Your password" : "One-time password for this user")}</legend>
      <p>
        {say("Use at least 12 characters. Four or five unrelated words work best.")}
        {!isOwn && ` ${say("The user must choose a new password at the next sign-in.")}`}
      </p>
      {hasOld && box(say("Current password"), old, setOld, "current-password")}
      {box(say("New password"), password, setPassword)}
      {box(say("Confirm password"), again, setAgain)}
      <label className="admin-check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        {say("Show password")}
      </label>
      <Button buttonStyle="secondary" onClick={save} margin={false}>
        {say("Change password")}
      </Button>
      <p
        role={result?.isDone ? "status" : "alert"}
        className={result?.isDone ? "" : "admin-day__error"}
      >
        {result && translate(result.text)}
      </p>
    </fieldset>
  );
}
