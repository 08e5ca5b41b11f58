"use client";

import { useField } from "@payloadcms/ui";
import type { RelationshipFieldClientProps } from "payload";
import { useEffect, useState } from "react";
import { useSay } from "../words/use-say.ts";

type School = { id: number; name: string };

/** The schools that an account belongs to; nothing to see where there is only one. */
export function SchoolsField({ path, readOnly }: RelationshipFieldClientProps) {
  const { value, setValue, disabled } = useField<number[] | null>({ potentiallyStalePath: path });
  const { say } = useSay();
  const [schools, setSchools] = useState<School[]>([]);
  useEffect(() => {
    fetch("/cms-api/schools?limit=0&depth=0")
      .then((answer) => answer.json())
      .then(
        ({ docs }) => setSchools(docs ?? []),
        () => {},
      );
  }, []);
  if (schools.length < 2) return null;
  const chosen = value ?? [];
  return (
    <fieldset className="field-type desk-schools" disabled={readOnly === true || disabled === true}>
      <legend>{say("Schools")}</legend>
      {schools.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setValue(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />{" "}
          {name}
        </label>
      ))}
      <p className="desk-hint">
        {say(
          "An admin without a school looks after all schools of this desk, and says which there are.",
        )}
      </p>
    </fieldset>
  );
}
