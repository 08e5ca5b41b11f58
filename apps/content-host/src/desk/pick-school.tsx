"use client";

import { useState } from "react";
import { useSay } from "../words/use-say.ts";

type Props = { schools: { id: number | string; name: string }[]; current: string };

/** Goes on at the other school's dashboard: what is open belongs to this one. */
export function PickSchool({ schools, current }: Props) {
  const { say } = useSay();
  const [said, setSaid] = useState("");
  const pick = async (chosen: string) => {
    const school = schools.find(({ id }) => String(id) === chosen)?.id;
    const answer = await fetch("/cms-api/works-for", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ school }),
    }).catch(() => undefined);
    if (answer?.ok) location.assign("/admin");
    else setSaid(say("The desk could not be reached, and nothing has changed. Please try again."));
  };
  return (
    <div className="desk-school">
      <label>
        {say("School")}{" "}
        <select value={current} onChange={({ target }) => void pick(target.value)}>
          {schools.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{said}</span>
    </div>
  );
}
