"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { RelationshipFieldClientProps } from "payload";
import { useEffect, useState } from "react";
import { useSay } from "../words/use-say.ts";

type School = { id: number; name: string };

/** Which school a record belongs to; nothing to see where there is only one. */
export function SchoolField({ field, path, readOnly }: RelationshipFieldClientProps) {
  const { value, setValue, disabled } = useField<number | null>({ potentiallyStalePath: path });
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
  const id = `field-${path}`;
  return (
    <div className="field-type desk-choice">
      <FieldLabel htmlFor={id} label={field.label} required />
      <select
        id={id}
        value={value ?? ""}
        disabled={readOnly === true || disabled === true}
        onChange={({ target }) => setValue(Number(target.value) || null)}
      >
        {!value && <option value="">{say("Please choose")}</option>}
        {schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
